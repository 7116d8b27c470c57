// Generated from API/team_policies.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

/// The policies that the admins of a team set.
public enum TeamPolicies: StoneNamespace {
    /// The schema of the `team_policies` namespace.
    public static let _schema = StoneSchema(
        "team_policies",
        #"""
union CameraUploadsPolicyState open=other;disabled;enabled;other
union ComputerBackupPolicyState open=other;disabled;enabled;default;other
union DefaultLinkExpirationDaysPolicy open=other;none;day_1;day_3;day_7;day_30;day_90;day_180;year_1;other
union EmmState open=other;disabled;optional;required;other
union EnforceLinkPasswordPolicy open=other;optional;required;other
union ExternalDriveBackupPolicyState open=other;disabled;enabled;default;other
union FileLockingPolicyState open=other;disabled;enabled;other
union FileProviderMigrationPolicyState open=other;disabled;enabled;default;immediate;other
union GroupCreation closed;admins_and_members;admins_only
union OfficeAddInPolicy open=other;disabled;enabled;other
union PaperDefaultFolderPolicy open=other;everyone_in_team;invite_only;other
union PaperDeploymentPolicy open=other;full;partial;other
union PaperDesktopPolicy open=other;disabled;enabled;other
union PaperEnabledPolicy open=other;disabled;enabled;unspecified;other
union PasswordControlMode open=other;disabled;enabled;other
union PasswordStrengthPolicy open=other;minimal_requirements;moderate_password;strong_password;other
union RolloutMethod closed;unlink_all;unlink_most_inactive;add_member_to_exceptions
union SharedFolderBlanketLinkRestrictionPolicy open=other;members;anyone;other
union SharedFolderJoinPolicy open=other;from_team_only;from_anyone;other
union SharedFolderMemberPolicy open=other;team;anyone;team_and_approved;other
union SharedLinkCreatePolicy open=other;default_public;default_team_only;team_only;default_no_one;other
union SharedLinkDefaultPermissionsPolicy open=other;default;edit;view;other
union ShowcaseDownloadPolicy open=other;disabled;enabled;other
union ShowcaseEnabledPolicy open=other;disabled;enabled;other
union ShowcaseExternalSharingPolicy open=other;disabled;enabled;other
union SmartSyncPolicy open=other;local;on_demand;other
union SmarterSmartSyncPolicyState open=other;disabled;enabled;other
union SsoPolicy open=other;disabled;optional;required;other
union SuggestMembersPolicy open=other;disabled;enabled;other
struct TeamMemberPolicies;sharing TeamSharingPolicies;emm_state EmmState;office_addin OfficeAddInPolicy;suggest_members_policy SuggestMembersPolicy;top_level_content_policy TopLevelContentPolicy
struct TeamSharingPolicies;shared_folder_member_policy SharedFolderMemberPolicy;shared_folder_join_policy SharedFolderJoinPolicy;shared_link_create_policy SharedLinkCreatePolicy;group_creation_policy GroupCreation;shared_folder_link_restriction_policy SharedFolderBlanketLinkRestrictionPolicy;enforce_link_password_policy EnforceLinkPasswordPolicy;default_link_expiration_days_policy DefaultLinkExpirationDaysPolicy;shared_link_default_permissions_policy SharedLinkDefaultPermissionsPolicy
union TopLevelContentPolicy open=other;admin_only;everyone;other
union TwoStepVerificationPolicy open=other;require_tfa_enable;require_tfa_disable;other
union TwoStepVerificationState open=other;required;optional;disabled;other
"""#
    )
}

extension TeamPolicies {
    /// The policy for background camera uploads.
    public enum CameraUploadsPolicyState: StoneUnion, CustomStringConvertible {
        /// Camera uploads are disabled.
        case disabled
        /// Camera uploads are enabled.
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

    /// The policy for the backup of members' computers.
    public enum ComputerBackupPolicyState: StoneUnion, CustomStringConvertible {
        /// Computer backup is disabled.
        case disabled
        /// Computer backup is enabled.
        case enabled
        /// The default of the team's plan applies.
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

    /// The time after which links shared outside the team expire by default.
    public enum DefaultLinkExpirationDaysPolicy: StoneUnion, CustomStringConvertible {
        /// Links don't expire.
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

    /// The policy for the management of mobile devices (enterprise mobility management, EMM).
    public enum EmmState: StoneUnion, CustomStringConvertible {
        /// EMM is disabled.
        case disabled
        /// EMM is optional.
        case optional
        /// EMM is required.
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

    /// The policy for passwords of links shared outside the team.
    public enum EnforceLinkPasswordPolicy: StoneUnion, CustomStringConvertible {
        /// A password is optional.
        case optional
        /// A password is required.
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

    /// The policy for the backup of external drives.
    public enum ExternalDriveBackupPolicyState: StoneUnion, CustomStringConvertible {
        /// External drive backup is disabled.
        case disabled
        /// External drive backup is enabled.
        case enabled
        /// The default of the team's plan applies.
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

    /// The policy for file locking.
    public enum FileLockingPolicyState: StoneUnion, CustomStringConvertible {
        /// Members can't lock files.
        case disabled
        /// Members can lock files.
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

    /// The policy for the migration of members' Macs to the File Provider.
    public enum FileProviderMigrationPolicyState: StoneUnion, CustomStringConvertible {
        /// The team opted out of the migration.
        case disabled
        /// The team didn't opt out of the migration.
        case enabled
        /// The default of the team's plan applies.
        case default_
        /// The team chose an immediate migration.
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

    /// The people who can create groups.
    public enum GroupCreation: StoneUnion, CustomStringConvertible {
        /// All members.
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

    /// The policy for the Office add-in.
    public enum OfficeAddInPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't use the add-in.
        case disabled
        /// Members can use the add-in.
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

    /// The default access to new Paper folders.
    public enum PaperDefaultFolderPolicy: StoneUnion, CustomStringConvertible {
        /// The entire team has access.
        case everyoneInTeam
        /// Only invited people have access.
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

    /// The members who can use Paper.
    public enum PaperDeploymentPolicy: StoneUnion, CustomStringConvertible {
        /// All members.
        case full
        /// Members that the admins selected.
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

    /// The policy for the Paper desktop app.
    public enum PaperDesktopPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't use the app.
        case disabled
        /// Members can use the app.
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

    /// The policy for Paper.
    public enum PaperEnabledPolicy: StoneUnion, CustomStringConvertible {
        /// Paper is disabled.
        case disabled
        /// Paper is enabled.
        case enabled
        /// The team has made no choice.
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

    /// The policy for sign-in with a password.
    public enum PasswordControlMode: StoneUnion, CustomStringConvertible {
        /// Members can't sign in with a password.
        case disabled
        /// Members can sign in with a password.
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

    /// The required strength of members' passwords.
    public enum PasswordStrengthPolicy: StoneUnion, CustomStringConvertible {
        /// No password strength policy applies.
        case minimalRequirements
        /// A moderate strength, shown as strong in the admin console.
        case moderatePassword
        /// A strong password, shown as very strong in the admin console.
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

    /// The effect of a new device limit on members who exceed it.
    public enum RolloutMethod: StoneUnion, CustomStringConvertible {
        /// All devices of the member are unlinked.
        case unlinkAll
        /// The devices that have been inactive the longest are unlinked.
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

    /// The people who can use links to content in shared folders.
    public enum SharedFolderBlanketLinkRestrictionPolicy: StoneUnion, CustomStringConvertible {
        /// Members of the folder only.
        case members
        /// Anyone.
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

    /// The shared folders that members can join.
    public enum SharedFolderJoinPolicy: StoneUnion, CustomStringConvertible {
        /// Only shared folders of team members.
        case fromTeamOnly
        /// All shared folders, including those owned outside the team.
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

    /// The people who can join the shared folders of members.
    public enum SharedFolderMemberPolicy: StoneUnion, CustomStringConvertible {
        /// Team members only.
        case team
        /// Anyone.
        case anyone
        /// Team members, and people that the admins approved.
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

    /// The people who can use the links of members.
    public enum SharedLinkCreatePolicy: StoneUnion, CustomStringConvertible {
        /// Anyone by default. Members can restrict a link.
        case defaultPublic
        /// Team members by default. Members can open a link to anyone.
        case defaultTeamOnly
        /// Team members only.
        case teamOnly
        /// Invited people by default. Members can extend the audience of a link.
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

    /// The default permissions of new links.
    public enum SharedLinkDefaultPermissionsPolicy: StoneUnion, CustomStringConvertible {
        /// The choice of each member.
        case default_
        /// People with the link can edit.
        case edit
        /// People with the link can view.
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

    /// The policy for downloads from showcases.
    public enum ShowcaseDownloadPolicy: StoneUnion, CustomStringConvertible {
        /// Files can't be downloaded from showcases.
        case disabled
        /// Files can be downloaded from showcases.
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

    /// The policy for Dropbox Showcase.
    public enum ShowcaseEnabledPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't use Showcase.
        case disabled
        /// Members can use Showcase.
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

    /// The policy for sharing showcases outside the team.
    public enum ShowcaseExternalSharingPolicy: StoneUnion, CustomStringConvertible {
        /// Showcases can't be shared outside the team.
        case disabled
        /// Showcases can be shared outside the team.
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

    /// The default sync state of files on members' computers.
    public enum SmartSyncPolicy: StoneUnion, CustomStringConvertible {
        /// Files are stored on the computer.
        case local
        /// Files are online-only. Their content is downloaded when they are opened.
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

    /// The policy for automatically making unused files online-only.
    public enum SmarterSmartSyncPolicyState: StoneUnion, CustomStringConvertible {
        /// Unused files keep their local content.
        case disabled
        /// Unused files lose their local content.
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

    /// The policy for single sign-on (SSO).
    public enum SsoPolicy: StoneUnion, CustomStringConvertible {
        /// Members sign in with their Dropbox password.
        case disabled
        /// Members can sign in with SSO or their Dropbox password.
        case optional
        /// Members must sign in with SSO.
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

    /// The policy for suggestions of new members by members.
    public enum SuggestMembersPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't suggest people to admins.
        case disabled
        /// Members can suggest people to admins.
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

    /// The policies that apply to the members of a team.
    public struct TeamMemberPolicies: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// The policies for sharing.
        @export(implementation) public var sharing: TeamPolicies.TeamSharingPolicies { _plainRecord.object(0) }
        /// The policy for the management of mobile devices.
        @export(implementation) public var emmState: TeamPolicies.EmmState { _plainRecord.union(1) }
        /// The policy for the Office add-in.
        @export(implementation) public var officeAddin: TeamPolicies.OfficeAddInPolicy { _plainRecord.union(2) }
        /// The policy for suggestions of new members.
        @export(implementation)
        public var suggestMembersPolicy: TeamPolicies.SuggestMembersPolicy { _plainRecord.union(3) }
        /// The policy for changes at the top level of the team space.
        @export(implementation)
        public var topLevelContentPolicy: TeamPolicies.TopLevelContentPolicy { _plainRecord.union(4) }
    }

    /// The policies for sharing of a team.
    public struct TeamSharingPolicies: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// The people who can join the shared folders of members.
        @export(implementation)
        public var sharedFolderMemberPolicy: TeamPolicies.SharedFolderMemberPolicy { _plainRecord.union(0) }
        /// The shared folders that members can join.
        @export(implementation)
        public var sharedFolderJoinPolicy: TeamPolicies.SharedFolderJoinPolicy { _plainRecord.union(1) }
        /// The people who can use the links of members.
        @export(implementation)
        public var sharedLinkCreatePolicy: TeamPolicies.SharedLinkCreatePolicy { _plainRecord.union(2) }
        /// The people who can create groups.
        @export(implementation) public var groupCreationPolicy: TeamPolicies.GroupCreation { _plainRecord.union(3) }
        /// The people who can use links to content in shared folders.
        @export(implementation)
        public var sharedFolderLinkRestrictionPolicy: TeamPolicies.SharedFolderBlanketLinkRestrictionPolicy {
            _plainRecord.union(4)
        }
        /// The policy for passwords of links shared outside the team.
        @export(implementation)
        public var enforceLinkPasswordPolicy: TeamPolicies.EnforceLinkPasswordPolicy { _plainRecord.union(5) }
        /// The time after which links shared outside the team expire by default.
        @export(implementation)
        public var defaultLinkExpirationDaysPolicy: TeamPolicies.DefaultLinkExpirationDaysPolicy {
            _plainRecord.union(6)
        }
        /// The default permissions of new links.
        @export(implementation)
        public var sharedLinkDefaultPermissionsPolicy: TeamPolicies.SharedLinkDefaultPermissionsPolicy {
            _plainRecord.union(7)
        }
    }

    /// The people who can make changes at the top level of the team space.
    public enum TopLevelContentPolicy: StoneUnion, CustomStringConvertible {
        /// Admins only.
        case adminOnly
        /// All members.
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

    /// The policy for two-step verification.
    public enum TwoStepVerificationPolicy: StoneUnion, CustomStringConvertible {
        /// Members must use two-step verification.
        case requireTfaEnable
        /// Members don't need to use two-step verification.
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

    /// The state of two-step verification.
    public enum TwoStepVerificationState: StoneUnion, CustomStringConvertible {
        /// Two-step verification is required.
        case required
        /// Two-step verification is optional.
        case optional
        /// Two-step verification is disabled.
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
