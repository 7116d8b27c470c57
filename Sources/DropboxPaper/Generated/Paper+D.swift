// Generated from API/paper.json by `make generate`. Do not edit.

import StoneRuntime

extension Paper {
    /// Why a document cannot be used.
    public enum DocLookupError: StoneUnion, CustomStringConvertible {
        /// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
        case insufficientPermissions
        case other
        /// There is no such document.
        case docNotFound

        public static var _type: TypeRef { TypeRef(Paper._schema, 5) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 2: self = .docNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            case .docNotFound: .tag(2)
            }
        }
    }

    /// How much a user hears about a document.
    public enum DocSubscriptionLevel: StoneUnion, CustomStringConvertible {
        /// Mail about changes, if it is the user's own.
        case default_
        /// Nothing; it is not even listed.
        case ignore
        /// Everything, by mail too.
        case every
        /// It is listed, and that is all.
        case noEmail

        public static var _type: TypeRef { TypeRef(Paper._schema, 6) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .ignore
            case 2: self = .every
            default: self = .noEmail
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .ignore: .tag(1)
            case .every: .tag(2)
            case .noEmail: .tag(3)
            }
        }
    }
}
