// Generated from API/team_policies.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamPolicies {
    /// What happens to devices beyond a new limit.
    public enum RolloutMethod: StoneUnion, CustomStringConvertible {
        /// All devices are unlinked.
        case unlinkAll
        /// Those that have been idle for longest are unlinked.
        case unlinkMostInactive
        /// The member is exempted from the limit.
        case addMemberToExceptions

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 16) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unlinkAll
            case 1: self = .unlinkMostInactive
            default: self = .addMemberToExceptions
            }
        }

        public var _value: Value {
            switch self {
            case .unlinkAll: .tag(0)
            case .unlinkMostInactive: .tag(1)
            case .addMemberToExceptions: .tag(2)
            }
        }
    }
}
