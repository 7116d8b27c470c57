// Generated from API/team_policies.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamPolicies {
    /// Whether the apps may upload photos of the camera in the background.
    public enum CameraUploadsPolicyState: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 0) }

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

    /// Whether members may back up their computers.
    public enum ComputerBackupPolicyState: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        /// As the plan of the team has it.
        case default_
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 1) }

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
