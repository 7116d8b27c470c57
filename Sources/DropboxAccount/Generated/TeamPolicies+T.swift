// Generated from API/team_policies.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamPolicies {
    /// What members may do.
    public struct TeamMemberPolicies: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(29) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sharing: TeamPolicies.TeamSharingPolicies,
            emmState: TeamPolicies.EmmState,
            officeAddin: TeamPolicies.OfficeAddInPolicy,
            suggestMembersPolicy: TeamPolicies.SuggestMembersPolicy,
            topLevelContentPolicy: TeamPolicies.TopLevelContentPolicy
        ) {
            var builder = RecordBuilder(TeamPolicies._type(29))
            builder.object(0, sharing._record)
            builder.union(1, emmState._value)
            builder.union(2, officeAddin._value)
            builder.union(3, suggestMembersPolicy._value)
            builder.union(4, topLevelContentPolicy._value)
            self.init(_record: builder.record())
        }

        /// What they may share.
        @export(implementation) public var sharing: TeamPolicies.TeamSharingPolicies { _record.object(0) }
        /// Whether their mobile devices must be managed.
        @export(implementation) public var emmState: TeamPolicies.EmmState { _record.union(1) }
        /// Whether they may use the Office add-in.
        @export(implementation) public var officeAddin: TeamPolicies.OfficeAddInPolicy { _record.union(2) }
        /// Whether they may propose whom to invite.
        @export(implementation) public var suggestMembersPolicy: TeamPolicies.SuggestMembersPolicy { _record.union(3) }
        /// Who may change the team space at its top level.
        @export(implementation)
        public var topLevelContentPolicy: TeamPolicies.TopLevelContentPolicy {
            _record.union(4)
        }
    }

    /// What members may share, and with whom.
    public struct TeamSharingPolicies: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(30) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

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
            self.init(_record: builder.record())
        }

        /// Who may join their shared folders.
        @export(implementation)
        public var sharedFolderMemberPolicy: TeamPolicies.SharedFolderMemberPolicy {
            _record.union(0)
        }
        /// Which shared folders they may join.
        @export(implementation)
        public var sharedFolderJoinPolicy: TeamPolicies.SharedFolderJoinPolicy {
            _record.union(1)
        }
        /// Who may use their links.
        @export(implementation)
        public var sharedLinkCreatePolicy: TeamPolicies.SharedLinkCreatePolicy {
            _record.union(2)
        }
        /// Who may create groups.
        @export(implementation) public var groupCreationPolicy: TeamPolicies.GroupCreation { _record.union(3) }
        /// Who may use links to what lies in shared folders.
        @export(implementation)
        public var sharedFolderLinkRestrictionPolicy: TeamPolicies.SharedFolderBlanketLinkRestrictionPolicy {
            _record.union(4)
        }
        /// Whether new links that lead out of the team must have a password.
        @export(implementation)
        public var enforceLinkPasswordPolicy: TeamPolicies.EnforceLinkPasswordPolicy {
            _record.union(5)
        }
        /// When new links that lead out of the team expire by default.
        @export(implementation)
        public var defaultLinkExpirationDaysPolicy: TeamPolicies.DefaultLinkExpirationDaysPolicy {
            _record.union(6)
        }
        /// What new links allow by default.
        @export(implementation)
        public var sharedLinkDefaultPermissionsPolicy: TeamPolicies.SharedLinkDefaultPermissionsPolicy {
            _record.union(7)
        }
    }

    /// Who may change the team space at its top level.
    public enum TopLevelContentPolicy: StoneUnion, CustomStringConvertible {
        /// Admins.
        case adminOnly
        /// Every member.
        case everyone
        case other

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(31) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .adminOnly
            case 1: self = .everyone
            default: self = .other
            }
        }

        @export(implementation)
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
        case other

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(32) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .requireTfaEnable
            case 1: self = .requireTfaDisable
            default: self = .other
            }
        }

        @export(implementation)
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
        case other

        @export(implementation) public static var _type: TypeRef { TeamPolicies._type(33) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .required
            case 1: self = .optional
            case 2: self = .disabled
            default: self = .other
            }
        }

        @export(implementation)
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
