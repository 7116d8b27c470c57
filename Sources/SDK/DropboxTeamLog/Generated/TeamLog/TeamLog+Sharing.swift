// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which the members' ability to join shared folders owned outside the team was changed.
    public struct SharingChangeFolderJoinPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.SharingFolderJoinPolicy, previousValue: TeamLog.SharingFolderJoinPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1146))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.SharingFolderJoinPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.SharingFolderJoinPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The members' ability to join shared folders owned outside the team was changed.
    public struct SharingChangeFolderJoinPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1147))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the permission to change or remove the expiration of links shared outside the team
    /// was changed.
    public struct SharingChangeLinkAllowChangeExpirationPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.EnforceLinkPasswordPolicy,
            previousValue: TeamLog.EnforceLinkPasswordPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1148))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.EnforceLinkPasswordPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation)
        public var previousValue: TeamLog.EnforceLinkPasswordPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The permission to change or remove the expiration of links shared outside the team was changed.
    public struct SharingChangeLinkAllowChangeExpirationPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1149))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the default expiration of links shared outside the team was changed.
    public struct SharingChangeLinkDefaultExpirationPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.DefaultLinkExpirationDaysPolicy,
            previousValue: TeamLog.DefaultLinkExpirationDaysPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1150))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.DefaultLinkExpirationDaysPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation)
        public var previousValue: TeamLog.DefaultLinkExpirationDaysPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The default expiration of links shared outside the team was changed.
    public struct SharingChangeLinkDefaultExpirationPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1151))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the password requirement for links shared outside the team was changed.
    public struct SharingChangeLinkEnforcePasswordPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.ChangeLinkExpirationPolicy,
            previousValue: TeamLog.ChangeLinkExpirationPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1152))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ChangeLinkExpirationPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation)
        public var previousValue: TeamLog.ChangeLinkExpirationPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The password requirement for links shared outside the team was changed.
    public struct SharingChangeLinkEnforcePasswordPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1153))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the members' ability to share links outside the team, or the default audience of
    /// links, was changed.
    public struct SharingChangeLinkPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.SharingLinkPolicy, previousValue: TeamLog.SharingLinkPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1154))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.SharingLinkPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.SharingLinkPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The members' ability to share links outside the team, or the default audience of links, was changed.
    public struct SharingChangeLinkPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1155))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the members' ability to share files and folders outside the team was changed.
    public struct SharingChangeMemberPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.SharingMemberPolicy, previousValue: TeamLog.SharingMemberPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1156))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.SharingMemberPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.SharingMemberPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The members' ability to share files and folders outside the team was changed.
    public struct SharingChangeMemberPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1157))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for joining shared folders owned outside the team.
    public enum SharingFolderJoinPolicy: StoneUnion, CustomStringConvertible {
        /// Members can join shared folders of anyone.
        case fromAnyone
        /// Members can join only shared folders of the team.
        case fromTeamOnly
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .fromAnyone
            case 1: self = .fromTeamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .fromAnyone: .tag(0)
            case .fromTeamOnly: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The policy for sharing links outside the team.
    public enum SharingLinkPolicy: StoneUnion, CustomStringConvertible {
        /// Links can be shared outside the team. By default, no one can open a new link.
        case defaultNoOne
        /// Links can be shared outside the team. By default, only team members can open a new link.
        case defaultPrivate
        /// Links can be shared outside the team. By default, anyone can open a new link.
        case defaultPublic
        /// Only team members can open links.
        case onlyPrivate
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .defaultNoOne
            case 1: self = .defaultPrivate
            case 2: self = .defaultPublic
            case 3: self = .onlyPrivate
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .defaultNoOne: .tag(0)
            case .defaultPrivate: .tag(1)
            case .defaultPublic: .tag(2)
            case .onlyPrivate: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The policy for sharing files and folders outside the team.
    public enum SharingMemberPolicy: StoneUnion, CustomStringConvertible {
        /// Sharing outside the team is allowed.
        case allow
        /// Sharing outside the team is forbidden.
        case forbid
        /// Sharing outside the team is forbidden, with exceptions.
        case forbidWithExclusions
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .allow
            case 1: self = .forbid
            case 2: self = .forbidWithExclusions
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allow: .tag(0)
            case .forbid: .tag(1)
            case .forbidWithExclusions: .tag(2)
            case .other: .tag(3)
            }
        }
    }
}

extension TeamLog {
    /// Converts `SharingChangeFolderJoinPolicyDetails` from and to JSON.
    public typealias SharingChangeFolderJoinPolicyDetailsSerializer = StoneSerializer<TeamLog.SharingChangeFolderJoinPolicyDetails>
    /// Converts `SharingChangeFolderJoinPolicyType` from and to JSON.
    public typealias SharingChangeFolderJoinPolicyTypeSerializer = StoneSerializer<TeamLog.SharingChangeFolderJoinPolicyType>
    /// Converts `SharingChangeLinkAllowChangeExpirationPolicyDetails` from and to JSON.
    public typealias SharingChangeLinkAllowChangeExpirationPolicyDetailsSerializer = StoneSerializer<TeamLog.SharingChangeLinkAllowChangeExpirationPolicyDetails>
    /// Converts `SharingChangeLinkAllowChangeExpirationPolicyType` from and to JSON.
    public typealias SharingChangeLinkAllowChangeExpirationPolicyTypeSerializer = StoneSerializer<TeamLog.SharingChangeLinkAllowChangeExpirationPolicyType>
    /// Converts `SharingChangeLinkDefaultExpirationPolicyDetails` from and to JSON.
    public typealias SharingChangeLinkDefaultExpirationPolicyDetailsSerializer = StoneSerializer<TeamLog.SharingChangeLinkDefaultExpirationPolicyDetails>
    /// Converts `SharingChangeLinkDefaultExpirationPolicyType` from and to JSON.
    public typealias SharingChangeLinkDefaultExpirationPolicyTypeSerializer = StoneSerializer<TeamLog.SharingChangeLinkDefaultExpirationPolicyType>
    /// Converts `SharingChangeLinkEnforcePasswordPolicyDetails` from and to JSON.
    public typealias SharingChangeLinkEnforcePasswordPolicyDetailsSerializer = StoneSerializer<TeamLog.SharingChangeLinkEnforcePasswordPolicyDetails>
    /// Converts `SharingChangeLinkEnforcePasswordPolicyType` from and to JSON.
    public typealias SharingChangeLinkEnforcePasswordPolicyTypeSerializer = StoneSerializer<TeamLog.SharingChangeLinkEnforcePasswordPolicyType>
    /// Converts `SharingChangeLinkPolicyDetails` from and to JSON.
    public typealias SharingChangeLinkPolicyDetailsSerializer = StoneSerializer<TeamLog.SharingChangeLinkPolicyDetails>
    /// Converts `SharingChangeLinkPolicyType` from and to JSON.
    public typealias SharingChangeLinkPolicyTypeSerializer = StoneSerializer<TeamLog.SharingChangeLinkPolicyType>
    /// Converts `SharingChangeMemberPolicyDetails` from and to JSON.
    public typealias SharingChangeMemberPolicyDetailsSerializer = StoneSerializer<TeamLog.SharingChangeMemberPolicyDetails>
    /// Converts `SharingChangeMemberPolicyType` from and to JSON.
    public typealias SharingChangeMemberPolicyTypeSerializer = StoneSerializer<TeamLog.SharingChangeMemberPolicyType>
    /// Converts `SharingFolderJoinPolicy` from and to JSON.
    public typealias SharingFolderJoinPolicySerializer = StoneSerializer<TeamLog.SharingFolderJoinPolicy>
    /// Converts `SharingLinkPolicy` from and to JSON.
    public typealias SharingLinkPolicySerializer = StoneSerializer<TeamLog.SharingLinkPolicy>
    /// Converts `SharingMemberPolicy` from and to JSON.
    public typealias SharingMemberPolicySerializer = StoneSerializer<TeamLog.SharingMemberPolicy>
}
