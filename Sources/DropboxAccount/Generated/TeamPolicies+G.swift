// Generated from API/team_policies.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamPolicies {
    /// Who may create groups.
    public enum GroupCreation: StoneUnion, CustomStringConvertible {
        /// Every member.
        case adminsAndMembers
        /// Admins only.
        case adminsOnly

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 8) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .adminsAndMembers
            default: self = .adminsOnly
            }
        }

        public var _value: Value {
            switch self {
            case .adminsAndMembers: .tag(0)
            case .adminsOnly: .tag(1)
            }
        }
    }
}
