// Generated from API/team_policies.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamPolicies {
    /// Whether mobile devices must be managed by the team (enterprise mobility management).
    public enum EmmState: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// They may be.
        case optional
        /// They must be.
        case required
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 3) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .optional
            case 2: self = .required
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .optional: .tag(1)
            case .required: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Whether new links that lead out of the team must have a password.
    public enum EnforceLinkPasswordPolicy: StoneUnion, CustomStringConvertible {
        /// They may have one.
        case optional
        /// They must have one.
        case required
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 4) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .optional
            case 1: self = .required
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .optional: .tag(0)
            case .required: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Whether members may back up external drives.
    public enum ExternalDriveBackupPolicyState: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        /// As the plan of the team has it.
        case default_
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 5) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            case 2: self = .default_
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .default_: .tag(2)
            case .other: .tag(3)
            }
        }
    }
}
