// Generated from API/team_policies.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamPolicies {
    /// Whether members may lock files.
    public enum FileLockingPolicyState: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 6) }

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

    /// Whether members' Macs move on to the File Provider.
    public enum FileProviderMigrationPolicyState: StoneUnion, CustomStringConvertible {
        /// They do not.
        case disabled
        /// They do when Dropbox gets to them.
        case enabled
        /// As the plan of the team has it.
        case default_
        /// They do at once.
        case immediate
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 7) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            case 2: self = .default_
            case 3: self = .immediate
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .default_: .tag(2)
            case .immediate: .tag(3)
            case .other: .tag(4)
            }
        }
    }
}
