// Generated from API/team_policies.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamPolicies {
    /// Whether members may use the Office add-in.
    public enum OfficeAddInPolicy: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 9) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}
