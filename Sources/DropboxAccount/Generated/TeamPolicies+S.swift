// Generated from API/team_policies.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamPolicies {
    /// Who may use links to what lies in shared folders.
    public enum SharedFolderBlanketLinkRestrictionPolicy: StoneUnion, CustomStringConvertible {
        /// Members of the folder.
        case members
        /// Anybody.
        case anyone
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 17) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .members
            case 1: self = .anyone
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .members: .tag(0)
            case .anyone: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Which shared folders members may join.
    public enum SharedFolderJoinPolicy: StoneUnion, CustomStringConvertible {
        /// Those of teammates.
        case fromTeamOnly
        /// All, also those from outside of the team.
        case fromAnyone
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 18) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .fromTeamOnly
            case 1: self = .fromAnyone
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .fromTeamOnly: .tag(0)
            case .fromAnyone: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Who may join the shared folders of members.
    public enum SharedFolderMemberPolicy: StoneUnion, CustomStringConvertible {
        /// Teammates.
        case team
        /// Anybody.
        case anyone
        /// Teammates, and others whom the admins have approved.
        case teamAndApproved
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 19) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .team
            case 1: self = .anyone
            case 2: self = .teamAndApproved
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .team: .tag(0)
            case .anyone: .tag(1)
            case .teamAndApproved: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Who may use the links of members.
    public enum SharedLinkCreatePolicy: StoneUnion, CustomStringConvertible {
        /// Anybody, unless the link says otherwise.
        case defaultPublic
        /// Teammates, unless the link says otherwise.
        case defaultTeamOnly
        /// Teammates, whatever the link says.
        case teamOnly
        /// Those who are invited, unless the link says otherwise.
        case defaultNoOne
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 20) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .defaultPublic
            case 1: self = .defaultTeamOnly
            case 2: self = .teamOnly
            case 3: self = .defaultNoOne
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .defaultPublic: .tag(0)
            case .defaultTeamOnly: .tag(1)
            case .teamOnly: .tag(2)
            case .defaultNoOne: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// What new links allow by default.
    public enum SharedLinkDefaultPermissionsPolicy: StoneUnion, CustomStringConvertible {
        /// What each member has chosen.
        case default_
        /// Editing.
        case edit
        /// Viewing.
        case view
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 21) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .edit
            case 2: self = .view
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .edit: .tag(1)
            case .view: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Whether files may be downloaded from showcases.
    public enum ShowcaseDownloadPolicy: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 22) }

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

    /// Whether members may use showcases.
    public enum ShowcaseEnabledPolicy: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 23) }

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

    /// Whether showcases may be shared with people outside of the team.
    public enum ShowcaseExternalSharingPolicy: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 24) }

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

    /// How files arrive on members' computers by default.
    public enum SmartSyncPolicy: StoneUnion, CustomStringConvertible {
        /// With their content.
        case local
        /// Without content, which is fetched when a file is opened.
        case onDemand
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 25) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .local
            case 1: self = .onDemand
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .local: .tag(0)
            case .onDemand: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Whether files that are not used lose their local content by themselves.
    public enum SmarterSmartSyncPolicyState: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 26) }

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

    /// How members sign in.
    public enum SsoPolicy: StoneUnion, CustomStringConvertible {
        /// With their Dropbox password.
        case disabled
        /// With either, as they like.
        case optional
        /// By single sign-on.
        case required
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 27) }

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

    /// Whether members may propose to the admins whom to invite.
    public enum SuggestMembersPolicy: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 28) }

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
