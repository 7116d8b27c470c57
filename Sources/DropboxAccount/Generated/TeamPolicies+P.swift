// Generated from API/team_policies.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamPolicies {
    /// Who sees a new Paper folder unless its creator chooses otherwise.
    public enum PaperDefaultFolderPolicy: StoneUnion, CustomStringConvertible {
        /// The whole team.
        case everyoneInTeam
        /// Those who are invited.
        case inviteOnly
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 10) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .everyoneInTeam
            case 1: self = .inviteOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .everyoneInTeam: .tag(0)
            case .inviteOnly: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Which members may use Paper.
    public enum PaperDeploymentPolicy: StoneUnion, CustomStringConvertible {
        /// All.
        case full
        /// Those whom the admins have chosen.
        case partial
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 11) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .full
            case 1: self = .partial
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .full: .tag(0)
            case .partial: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Whether members may use the Paper desktop app.
    public enum PaperDesktopPolicy: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 12) }

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

    /// Whether the team uses Paper.
    public enum PaperEnabledPolicy: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        /// The team has not decided.
        case unspecified
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 13) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            case 2: self = .unspecified
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .unspecified: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Whether members may sign in with a password.
    public enum PasswordControlMode: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 14) }

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

    /// How strong members' passwords must be.
    public enum PasswordStrengthPolicy: StoneUnion, CustomStringConvertible {
        /// Nothing is asked of them.
        case minimalRequirements
        /// Strong, in the words of the admin console.
        case moderatePassword
        /// Very strong, in the words of the admin console.
        case strongPassword
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 15) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .minimalRequirements
            case 1: self = .moderatePassword
            case 2: self = .strongPassword
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .minimalRequirements: .tag(0)
            case .moderatePassword: .tag(1)
            case .strongPassword: .tag(2)
            case .other: .tag(3)
            }
        }
    }
}
