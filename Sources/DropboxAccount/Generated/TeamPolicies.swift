// Generated from API/team_policies.json by `make generate`. Do not edit.

import DropboxStone

/// What the admins of a team allow and forbid.
public enum TeamPolicies: StoneNamespace {
    /// The schema of the `team_policies` namespace.
    public static let _schema = StoneSchema(
        "team_policies",
        #"""
union CameraUploadsPolicyState open=other
 disabled
 enabled
 other
union ComputerBackupPolicyState open=other
 disabled
 enabled
 default
 other
union DefaultLinkExpirationDaysPolicy open=other
 none
 day_1
 day_3
 day_7
 day_30
 day_90
 day_180
 year_1
 other
union EmmState open=other
 disabled
 optional
 required
 other
union EnforceLinkPasswordPolicy open=other
 optional
 required
 other
union ExternalDriveBackupPolicyState open=other
 disabled
 enabled
 default
 other
union FileLockingPolicyState open=other
 disabled
 enabled
 other
union FileProviderMigrationPolicyState open=other
 disabled
 enabled
 default
 immediate
 other
union GroupCreation closed
 admins_and_members
 admins_only
union OfficeAddInPolicy open=other
 disabled
 enabled
 other
union PaperDefaultFolderPolicy open=other
 everyone_in_team
 invite_only
 other
union PaperDeploymentPolicy open=other
 full
 partial
 other
union PaperDesktopPolicy open=other
 disabled
 enabled
 other
union PaperEnabledPolicy open=other
 disabled
 enabled
 unspecified
 other
union PasswordControlMode open=other
 disabled
 enabled
 other
union PasswordStrengthPolicy open=other
 minimal_requirements
 moderate_password
 strong_password
 other
union RolloutMethod closed
 unlink_all
 unlink_most_inactive
 add_member_to_exceptions
union SharedFolderBlanketLinkRestrictionPolicy open=other
 members
 anyone
 other
union SharedFolderJoinPolicy open=other
 from_team_only
 from_anyone
 other
union SharedFolderMemberPolicy open=other
 team
 anyone
 team_and_approved
 other
union SharedLinkCreatePolicy open=other
 default_public
 default_team_only
 team_only
 default_no_one
 other
union SharedLinkDefaultPermissionsPolicy open=other
 default
 edit
 view
 other
union ShowcaseDownloadPolicy open=other
 disabled
 enabled
 other
union ShowcaseEnabledPolicy open=other
 disabled
 enabled
 other
union ShowcaseExternalSharingPolicy open=other
 disabled
 enabled
 other
union SmartSyncPolicy open=other
 local
 on_demand
 other
union SmarterSmartSyncPolicyState open=other
 disabled
 enabled
 other
union SsoPolicy open=other
 disabled
 optional
 required
 other
union SuggestMembersPolicy open=other
 disabled
 enabled
 other
struct TeamMemberPolicies
 sharing TeamSharingPolicies
 emm_state EmmState
 office_addin OfficeAddInPolicy
 suggest_members_policy SuggestMembersPolicy
 top_level_content_policy TopLevelContentPolicy
struct TeamSharingPolicies
 shared_folder_member_policy SharedFolderMemberPolicy
 shared_folder_join_policy SharedFolderJoinPolicy
 shared_link_create_policy SharedLinkCreatePolicy
 group_creation_policy GroupCreation
 shared_folder_link_restriction_policy SharedFolderBlanketLinkRestrictionPolicy
 enforce_link_password_policy EnforceLinkPasswordPolicy
 default_link_expiration_days_policy DefaultLinkExpirationDaysPolicy
 shared_link_default_permissions_policy SharedLinkDefaultPermissionsPolicy
union TopLevelContentPolicy open=other
 admin_only
 everyone
 other
union TwoStepVerificationPolicy open=other
 require_tfa_enable
 require_tfa_disable
 other
union TwoStepVerificationState open=other
 required
 optional
 disabled
 other
"""#
    )
}

extension TeamPolicies {
    /// Whether the apps may upload photos of the camera in the background.
    public enum CameraUploadsPolicyState: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Whether members may lock files.
    public enum FileLockingPolicyState: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Who may create groups.
    public enum GroupCreation: StoneUnion, CustomStringConvertible {
        /// Every member.
        case adminsAndMembers
        /// Admins only.
        case adminsOnly

        public init(_value: borrowing Value) {
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

    /// Whether members may use the Office add-in.
    public enum OfficeAddInPolicy: StoneUnion, CustomStringConvertible {
        /// Off.
        case disabled
        /// On.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Who sees a new Paper folder unless its creator chooses otherwise.
    public enum PaperDefaultFolderPolicy: StoneUnion, CustomStringConvertible {
        /// The whole team.
        case everyoneInTeam
        /// Those who are invited.
        case inviteOnly
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// What happens to devices beyond a new limit.
    public enum RolloutMethod: StoneUnion, CustomStringConvertible {
        /// All devices are unlinked.
        case unlinkAll
        /// Those that have been idle for longest are unlinked.
        case unlinkMostInactive
        /// The member is exempted from the limit.
        case addMemberToExceptions

        public init(_value: borrowing Value) {
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

    /// Who may use links to what lies in shared folders.
    public enum SharedFolderBlanketLinkRestrictionPolicy: StoneUnion, CustomStringConvertible {
        /// Members of the folder.
        case members
        /// Anybody.
        case anyone
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// What members may do.
    public struct TeamMemberPolicies: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharing: What they may share.
        ///   - emmState: Whether their mobile devices must be managed.
        ///   - officeAddin: Whether they may use the Office add-in.
        ///   - suggestMembersPolicy: Whether they may propose whom to invite.
        ///   - topLevelContentPolicy: Who may change the team space at its top level.
        @export(implementation)
        public init(
            sharing: TeamPolicies.TeamSharingPolicies,
            emmState: TeamPolicies.EmmState,
            officeAddin: TeamPolicies.OfficeAddInPolicy,
            suggestMembersPolicy: TeamPolicies.SuggestMembersPolicy,
            topLevelContentPolicy: TeamPolicies.TopLevelContentPolicy
        ) {
            var builder = RecordBuilder(TeamPolicies._type(29))
            builder.object(0, sharing._plainRecord)
            builder.union(1, emmState._value)
            builder.union(2, officeAddin._value)
            builder.union(3, suggestMembersPolicy._value)
            builder.union(4, topLevelContentPolicy._value)
            self.init(_plainRecord: builder.record())
        }

        /// What they may share.
        @export(implementation) public var sharing: TeamPolicies.TeamSharingPolicies { _plainRecord.object(0) }
        /// Whether their mobile devices must be managed.
        @export(implementation) public var emmState: TeamPolicies.EmmState { _plainRecord.union(1) }
        /// Whether they may use the Office add-in.
        @export(implementation) public var officeAddin: TeamPolicies.OfficeAddInPolicy { _plainRecord.union(2) }
        /// Whether they may propose whom to invite.
        @export(implementation)
        public var suggestMembersPolicy: TeamPolicies.SuggestMembersPolicy {
            _plainRecord.union(3)
        }
        /// Who may change the team space at its top level.
        @export(implementation)
        public var topLevelContentPolicy: TeamPolicies.TopLevelContentPolicy {
            _plainRecord.union(4)
        }
    }

    /// What members may share, and with whom.
    public struct TeamSharingPolicies: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderMemberPolicy: Who may join their shared folders.
        ///   - sharedFolderJoinPolicy: Which shared folders they may join.
        ///   - sharedLinkCreatePolicy: Who may use their links.
        ///   - groupCreationPolicy: Who may create groups.
        ///   - sharedFolderLinkRestrictionPolicy: Who may use links to what lies in shared folders.
        ///   - enforceLinkPasswordPolicy: Whether new links that lead out of the team must have a password.
        ///   - defaultLinkExpirationDaysPolicy: When new links that lead out of the team expire by default.
        ///   - sharedLinkDefaultPermissionsPolicy: What new links allow by default.
        @export(implementation)
        public init(
            sharedFolderMemberPolicy: TeamPolicies.SharedFolderMemberPolicy,
            sharedFolderJoinPolicy: TeamPolicies.SharedFolderJoinPolicy,
            sharedLinkCreatePolicy: TeamPolicies.SharedLinkCreatePolicy,
            groupCreationPolicy: TeamPolicies.GroupCreation,
            sharedFolderLinkRestrictionPolicy: TeamPolicies.SharedFolderBlanketLinkRestrictionPolicy,
            enforceLinkPasswordPolicy: TeamPolicies.EnforceLinkPasswordPolicy,
            defaultLinkExpirationDaysPolicy: TeamPolicies.DefaultLinkExpirationDaysPolicy,
            sharedLinkDefaultPermissionsPolicy: TeamPolicies.SharedLinkDefaultPermissionsPolicy
        ) {
            var builder = RecordBuilder(TeamPolicies._type(30))
            builder.union(0, sharedFolderMemberPolicy._value)
            builder.union(1, sharedFolderJoinPolicy._value)
            builder.union(2, sharedLinkCreatePolicy._value)
            builder.union(3, groupCreationPolicy._value)
            builder.union(4, sharedFolderLinkRestrictionPolicy._value)
            builder.union(5, enforceLinkPasswordPolicy._value)
            builder.union(6, defaultLinkExpirationDaysPolicy._value)
            builder.union(7, sharedLinkDefaultPermissionsPolicy._value)
            self.init(_plainRecord: builder.record())
        }

        /// Who may join their shared folders.
        @export(implementation)
        public var sharedFolderMemberPolicy: TeamPolicies.SharedFolderMemberPolicy {
            _plainRecord.union(0)
        }
        /// Which shared folders they may join.
        @export(implementation)
        public var sharedFolderJoinPolicy: TeamPolicies.SharedFolderJoinPolicy {
            _plainRecord.union(1)
        }
        /// Who may use their links.
        @export(implementation)
        public var sharedLinkCreatePolicy: TeamPolicies.SharedLinkCreatePolicy {
            _plainRecord.union(2)
        }
        /// Who may create groups.
        @export(implementation) public var groupCreationPolicy: TeamPolicies.GroupCreation { _plainRecord.union(3) }
        /// Who may use links to what lies in shared folders.
        @export(implementation)
        public var sharedFolderLinkRestrictionPolicy: TeamPolicies.SharedFolderBlanketLinkRestrictionPolicy {
            _plainRecord.union(4)
        }
        /// Whether new links that lead out of the team must have a password.
        @export(implementation)
        public var enforceLinkPasswordPolicy: TeamPolicies.EnforceLinkPasswordPolicy {
            _plainRecord.union(5)
        }
        /// When new links that lead out of the team expire by default.
        @export(implementation)
        public var defaultLinkExpirationDaysPolicy: TeamPolicies.DefaultLinkExpirationDaysPolicy {
            _plainRecord.union(6)
        }
        /// What new links allow by default.
        @export(implementation)
        public var sharedLinkDefaultPermissionsPolicy: TeamPolicies.SharedLinkDefaultPermissionsPolicy {
            _plainRecord.union(7)
        }
    }

    /// Who may change the team space at its top level.
    public enum TopLevelContentPolicy: StoneUnion, CustomStringConvertible {
        /// Admins.
        case adminOnly
        /// Every member.
        case everyone
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .adminOnly
            case 1: self = .everyone
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .adminOnly: .tag(0)
            case .everyone: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Whether members must use two-step verification.
    public enum TwoStepVerificationPolicy: StoneUnion, CustomStringConvertible {
        /// They must.
        case requireTfaEnable
        /// They need not.
        case requireTfaDisable
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .requireTfaEnable
            case 1: self = .requireTfaDisable
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .requireTfaEnable: .tag(0)
            case .requireTfaDisable: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Whether members use two-step verification.
    public enum TwoStepVerificationState: StoneUnion, CustomStringConvertible {
        /// They must.
        case required
        /// They may.
        case optional
        /// They cannot.
        case disabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .required
            case 1: self = .optional
            case 2: self = .disabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .required: .tag(0)
            case .optional: .tag(1)
            case .disabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }
}

extension TeamPolicies {
    /// Converts `CameraUploadsPolicyState` from and to JSON.
    public typealias CameraUploadsPolicyStateSerializer = StoneSerializer<TeamPolicies.CameraUploadsPolicyState>
    /// Converts `ComputerBackupPolicyState` from and to JSON.
    public typealias ComputerBackupPolicyStateSerializer = StoneSerializer<TeamPolicies.ComputerBackupPolicyState>
    /// Converts `DefaultLinkExpirationDaysPolicy` from and to JSON.
    public typealias DefaultLinkExpirationDaysPolicySerializer = StoneSerializer<TeamPolicies.DefaultLinkExpirationDaysPolicy>
    /// Converts `EmmState` from and to JSON.
    public typealias EmmStateSerializer = StoneSerializer<TeamPolicies.EmmState>
    /// Converts `EnforceLinkPasswordPolicy` from and to JSON.
    public typealias EnforceLinkPasswordPolicySerializer = StoneSerializer<TeamPolicies.EnforceLinkPasswordPolicy>
    /// Converts `ExternalDriveBackupPolicyState` from and to JSON.
    public typealias ExternalDriveBackupPolicyStateSerializer = StoneSerializer<TeamPolicies.ExternalDriveBackupPolicyState>
    /// Converts `FileLockingPolicyState` from and to JSON.
    public typealias FileLockingPolicyStateSerializer = StoneSerializer<TeamPolicies.FileLockingPolicyState>
    /// Converts `FileProviderMigrationPolicyState` from and to JSON.
    public typealias FileProviderMigrationPolicyStateSerializer = StoneSerializer<TeamPolicies.FileProviderMigrationPolicyState>
    /// Converts `GroupCreation` from and to JSON.
    public typealias GroupCreationSerializer = StoneSerializer<TeamPolicies.GroupCreation>
    /// Converts `OfficeAddInPolicy` from and to JSON.
    public typealias OfficeAddInPolicySerializer = StoneSerializer<TeamPolicies.OfficeAddInPolicy>
    /// Converts `PaperDefaultFolderPolicy` from and to JSON.
    public typealias PaperDefaultFolderPolicySerializer = StoneSerializer<TeamPolicies.PaperDefaultFolderPolicy>
    /// Converts `PaperDeploymentPolicy` from and to JSON.
    public typealias PaperDeploymentPolicySerializer = StoneSerializer<TeamPolicies.PaperDeploymentPolicy>
    /// Converts `PaperDesktopPolicy` from and to JSON.
    public typealias PaperDesktopPolicySerializer = StoneSerializer<TeamPolicies.PaperDesktopPolicy>
    /// Converts `PaperEnabledPolicy` from and to JSON.
    public typealias PaperEnabledPolicySerializer = StoneSerializer<TeamPolicies.PaperEnabledPolicy>
    /// Converts `PasswordControlMode` from and to JSON.
    public typealias PasswordControlModeSerializer = StoneSerializer<TeamPolicies.PasswordControlMode>
    /// Converts `PasswordStrengthPolicy` from and to JSON.
    public typealias PasswordStrengthPolicySerializer = StoneSerializer<TeamPolicies.PasswordStrengthPolicy>
    /// Converts `RolloutMethod` from and to JSON.
    public typealias RolloutMethodSerializer = StoneSerializer<TeamPolicies.RolloutMethod>
    /// Converts `SharedFolderBlanketLinkRestrictionPolicy` from and to JSON.
    public typealias SharedFolderBlanketLinkRestrictionPolicySerializer = StoneSerializer<TeamPolicies.SharedFolderBlanketLinkRestrictionPolicy>
    /// Converts `SharedFolderJoinPolicy` from and to JSON.
    public typealias SharedFolderJoinPolicySerializer = StoneSerializer<TeamPolicies.SharedFolderJoinPolicy>
    /// Converts `SharedFolderMemberPolicy` from and to JSON.
    public typealias SharedFolderMemberPolicySerializer = StoneSerializer<TeamPolicies.SharedFolderMemberPolicy>
    /// Converts `SharedLinkCreatePolicy` from and to JSON.
    public typealias SharedLinkCreatePolicySerializer = StoneSerializer<TeamPolicies.SharedLinkCreatePolicy>
    /// Converts `SharedLinkDefaultPermissionsPolicy` from and to JSON.
    public typealias SharedLinkDefaultPermissionsPolicySerializer = StoneSerializer<TeamPolicies.SharedLinkDefaultPermissionsPolicy>
    /// Converts `ShowcaseDownloadPolicy` from and to JSON.
    public typealias ShowcaseDownloadPolicySerializer = StoneSerializer<TeamPolicies.ShowcaseDownloadPolicy>
    /// Converts `ShowcaseEnabledPolicy` from and to JSON.
    public typealias ShowcaseEnabledPolicySerializer = StoneSerializer<TeamPolicies.ShowcaseEnabledPolicy>
    /// Converts `ShowcaseExternalSharingPolicy` from and to JSON.
    public typealias ShowcaseExternalSharingPolicySerializer = StoneSerializer<TeamPolicies.ShowcaseExternalSharingPolicy>
    /// Converts `SmartSyncPolicy` from and to JSON.
    public typealias SmartSyncPolicySerializer = StoneSerializer<TeamPolicies.SmartSyncPolicy>
    /// Converts `SmarterSmartSyncPolicyState` from and to JSON.
    public typealias SmarterSmartSyncPolicyStateSerializer = StoneSerializer<TeamPolicies.SmarterSmartSyncPolicyState>
    /// Converts `SsoPolicy` from and to JSON.
    public typealias SsoPolicySerializer = StoneSerializer<TeamPolicies.SsoPolicy>
    /// Converts `SuggestMembersPolicy` from and to JSON.
    public typealias SuggestMembersPolicySerializer = StoneSerializer<TeamPolicies.SuggestMembersPolicy>
    /// Converts `TeamMemberPolicies` from and to JSON.
    public typealias TeamMemberPoliciesSerializer = StoneSerializer<TeamPolicies.TeamMemberPolicies>
    /// Converts `TeamSharingPolicies` from and to JSON.
    public typealias TeamSharingPoliciesSerializer = StoneSerializer<TeamPolicies.TeamSharingPolicies>
    /// Converts `TopLevelContentPolicy` from and to JSON.
    public typealias TopLevelContentPolicySerializer = StoneSerializer<TeamPolicies.TopLevelContentPolicy>
    /// Converts `TwoStepVerificationPolicy` from and to JSON.
    public typealias TwoStepVerificationPolicySerializer = StoneSerializer<TeamPolicies.TwoStepVerificationPolicy>
    /// Converts `TwoStepVerificationState` from and to JSON.
    public typealias TwoStepVerificationStateSerializer = StoneSerializer<TeamPolicies.TwoStepVerificationState>
}
