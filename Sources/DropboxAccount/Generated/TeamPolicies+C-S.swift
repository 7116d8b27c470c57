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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(0) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(1) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            case 2: self = .default_
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .default_: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// When new links that lead out of the team expire by default.
    public enum DefaultLinkExpirationDaysPolicy: StoneUnion, CustomStringConvertible {
        /// Never.
        case none
        /// After 1 day.
        case day1
        /// After 3 days.
        case day3
        /// After 7 days.
        case day7
        /// After 30 days.
        case day30
        /// After 90 days.
        case day90
        /// After 180 days.
        case day180
        /// After 365 days.
        case year1
        case other

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(2) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .none
            case 1: self = .day1
            case 2: self = .day3
            case 3: self = .day7
            case 4: self = .day30
            case 5: self = .day90
            case 6: self = .day180
            case 7: self = .year1
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .none: .tag(0)
            case .day1: .tag(1)
            case .day3: .tag(2)
            case .day7: .tag(3)
            case .day30: .tag(4)
            case .day90: .tag(5)
            case .day180: .tag(6)
            case .year1: .tag(7)
            case .other: .tag(8)
            }
        }
    }

    /// Whether mobile devices must be managed by the team (enterprise mobility management).
    public enum EmmState: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// They may be.
        case optional
        /// They must be.
        case required
        case other

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(3) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .optional
            case 2: self = .required
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(4) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .optional
            case 1: self = .required
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(5) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            case 2: self = .default_
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .default_: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Whether members may lock files.
    public enum FileLockingPolicyState: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(6) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(7) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            case 2: self = .default_
            case 3: self = .immediate
            default: self = .other
            }
        }

        @export(implementation)
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

    /// Who may create groups.
    public enum GroupCreation: StoneUnion, CustomStringConvertible {
        /// Every member.
        case adminsAndMembers
        /// Admins only.
        case adminsOnly

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(8) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .adminsAndMembers
            default: self = .adminsOnly
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .adminsAndMembers: .tag(0)
            case .adminsOnly: .tag(1)
            }
        }
    }

    /// Whether members may use the Office add-in.
    public enum OfficeAddInPolicy: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(9) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Who sees a new Paper folder unless its creator chooses otherwise.
    public enum PaperDefaultFolderPolicy: StoneUnion, CustomStringConvertible {
        /// The whole team.
        case everyoneInTeam
        /// Those who are invited.
        case inviteOnly
        case other

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(10) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .everyoneInTeam
            case 1: self = .inviteOnly
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(11) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .full
            case 1: self = .partial
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(12) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(13) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            case 2: self = .unspecified
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(14) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(15) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .minimalRequirements
            case 1: self = .moderatePassword
            case 2: self = .strongPassword
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .minimalRequirements: .tag(0)
            case .moderatePassword: .tag(1)
            case .strongPassword: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// What happens to devices beyond a new limit.
    public enum RolloutMethod: StoneUnion, CustomStringConvertible {
        /// All devices are unlinked.
        case unlinkAll
        /// Those that have been idle for longest are unlinked.
        case unlinkMostInactive
        /// The member is exempted from the limit.
        case addMemberToExceptions

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(16) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unlinkAll
            case 1: self = .unlinkMostInactive
            default: self = .addMemberToExceptions
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unlinkAll: .tag(0)
            case .unlinkMostInactive: .tag(1)
            case .addMemberToExceptions: .tag(2)
            }
        }
    }

    /// Who may use links to what lies in shared folders.
    public enum SharedFolderBlanketLinkRestrictionPolicy: StoneUnion, CustomStringConvertible {
        /// Members of the folder.
        case members
        /// Anybody.
        case anyone
        case other

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(17) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .members
            case 1: self = .anyone
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(18) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .fromTeamOnly
            case 1: self = .fromAnyone
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(19) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .team
            case 1: self = .anyone
            case 2: self = .teamAndApproved
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(20) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .defaultPublic
            case 1: self = .defaultTeamOnly
            case 2: self = .teamOnly
            case 3: self = .defaultNoOne
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(21) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .edit
            case 2: self = .view
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(22) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(23) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(24) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(25) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .local
            case 1: self = .onDemand
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(26) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(27) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .optional
            case 2: self = .required
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(28) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}
