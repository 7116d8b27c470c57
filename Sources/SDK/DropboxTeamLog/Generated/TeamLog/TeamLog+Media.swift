// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// The policy for adding people to Replay content.
    public enum MediaHubAddingPeoplePolicy: StoneUnion, CustomStringConvertible {
        /// Anyone can be added.
        case anyone
        /// Only team members can be added.
        case teamOnly
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .anyone
            case 1: self = .teamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .anyone: .tag(0)
            case .teamOnly: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the policy for adding people to Replay content was changed.
    public struct MediaHubAddingPeoplePolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.MediaHubAddingPeoplePolicy, previousValue: TeamLog.MediaHubAddingPeoplePolicy) {
            var builder = RecordBuilder(TeamLog._type(591))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.MediaHubAddingPeoplePolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.MediaHubAddingPeoplePolicy { _plainRecord.union(1) }
    }

    /// The policy for adding people to Replay content was changed.
    public struct MediaHubAddingPeoplePolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(592))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for downloading Replay content.
    public enum MediaHubDownloadPolicy: StoneUnion, CustomStringConvertible {
        /// Content can't be downloaded.
        case disabled
        /// Content can be downloaded.
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

    /// Details of an event in which the policy for downloading Replay content was changed.
    public struct MediaHubDownloadPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.MediaHubDownloadPolicy, previousValue: TeamLog.MediaHubDownloadPolicy) {
            var builder = RecordBuilder(TeamLog._type(594))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.MediaHubDownloadPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.MediaHubDownloadPolicy { _plainRecord.union(1) }
    }

    /// The policy for downloading Replay content was changed.
    public struct MediaHubDownloadPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(595))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which files were downloaded from Replay.
    public struct MediaHubFileDownloadedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(596))) }
    }

    /// Files were downloaded from Replay.
    public struct MediaHubFileDownloadedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(597))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for sharing Replay content by links.
    public enum MediaHubLinkSharingPolicy: StoneUnion, CustomStringConvertible {
        /// Content can't be shared by links.
        case noOne
        /// Content can be shared with anyone.
        case public_
        /// Content can be shared with team members only.
        case teamOnly
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .noOne
            case 1: self = .public_
            case 2: self = .teamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .noOne: .tag(0)
            case .public_: .tag(1)
            case .teamOnly: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which the policy for sharing Replay content was changed.
    public struct MediaHubLinkSharingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.MediaHubLinkSharingPolicy, previousValue: TeamLog.MediaHubLinkSharingPolicy) {
            var builder = RecordBuilder(TeamLog._type(599))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.MediaHubLinkSharingPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.MediaHubLinkSharingPolicy { _plainRecord.union(1) }
    }

    /// The policy for sharing Replay content was changed.
    public struct MediaHubLinkSharingPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(600))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A Replay project.
    public struct MediaHubProjectLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(projectName: String, projectId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(601))
            builder.string(0, projectName)
            builder.string(1, projectId)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the project.
        @export(implementation) public var projectName: String { _plainRecord.string(0) }
        /// The identifier of the project.
        @export(implementation) public var projectId: String? { _plainRecord.stringOpt(1) }
    }

    /// A role in a Replay project.
    public enum MediaHubProjectRole: StoneUnion, CustomStringConvertible {
        /// An editor of the project.
        case editor
        /// The owner of the project.
        case owner
        /// A reviewer of the project.
        case reviewer
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .editor
            case 1: self = .owner
            case 2: self = .reviewer
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .editor: .tag(0)
            case .owner: .tag(1)
            case .reviewer: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which a member was added to a Replay project.
    public struct MediaHubProjectTeamAddDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(project: TeamLog.MediaHubProjectLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(603))
            builder.object(0, project?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The Replay project.
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _plainRecord.objectOpt(0) }
    }

    /// A member was added to a Replay project.
    public struct MediaHubProjectTeamAddType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(604))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member was removed from a Replay project.
    public struct MediaHubProjectTeamDeleteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(project: TeamLog.MediaHubProjectLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(605))
            builder.object(0, project?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The Replay project.
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _plainRecord.objectOpt(0) }
    }

    /// A member was removed from a Replay project.
    public struct MediaHubProjectTeamDeleteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(606))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the role of a member in a Replay project was changed.
    public struct MediaHubProjectTeamRoleChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            previousRole: TeamLog.MediaHubProjectRole,
            newRole: TeamLog.MediaHubProjectRole,
            project: TeamLog.MediaHubProjectLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(607))
            builder.union(0, previousRole._value)
            builder.union(1, newRole._value)
            builder.object(2, project?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The role before the change.
        @export(implementation) public var previousRole: TeamLog.MediaHubProjectRole { _plainRecord.union(0) }
        /// The role after the change.
        @export(implementation) public var newRole: TeamLog.MediaHubProjectRole { _plainRecord.union(1) }
        /// The Replay project.
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _plainRecord.objectOpt(2) }
    }

    /// The role of a member in a Replay project was changed.
    public struct MediaHubProjectTeamRoleChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(608))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The audience of a Replay shared link.
    public enum MediaHubSharedLinkAudience: StoneUnion, CustomStringConvertible {
        /// No one can open the link.
        case noOne
        /// Anyone can open the link.
        case public_
        /// Only team members can open the link.
        case teamOnly
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .noOne
            case 1: self = .public_
            case 2: self = .teamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .noOne: .tag(0)
            case .public_: .tag(1)
            case .teamOnly: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which the audience of a Replay shared link was changed.
    public struct MediaHubSharedLinkAudienceChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            targetType: TeamLog.MediaHubSharedLinkTargetType,
            previousValue: TeamLog.MediaHubSharedLinkAudience,
            newValue: TeamLog.MediaHubSharedLinkAudience,
            project: TeamLog.MediaHubProjectLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(610))
            builder.union(0, targetType._value)
            builder.union(1, previousValue._value)
            builder.union(2, newValue._value)
            builder.object(3, project?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The type of the link's target.
        @export(implementation) public var targetType: TeamLog.MediaHubSharedLinkTargetType { _plainRecord.union(0) }
        /// The audience of the link before the change.
        @export(implementation) public var previousValue: TeamLog.MediaHubSharedLinkAudience { _plainRecord.union(1) }
        /// The audience of the link after the change.
        @export(implementation) public var newValue: TeamLog.MediaHubSharedLinkAudience { _plainRecord.union(2) }
        /// The Replay project.
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _plainRecord.objectOpt(3) }
    }

    /// The audience of a Replay shared link was changed.
    public struct MediaHubSharedLinkAudienceChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(611))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Replay shared link was created.
    public struct MediaHubSharedLinkCreatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            targetType: TeamLog.MediaHubSharedLinkTargetType,
            audience: TeamLog.MediaHubSharedLinkAudience,
            project: TeamLog.MediaHubProjectLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(612))
            builder.union(0, targetType._value)
            builder.union(1, audience._value)
            builder.object(2, project?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The type of the link's target.
        @export(implementation) public var targetType: TeamLog.MediaHubSharedLinkTargetType { _plainRecord.union(0) }
        /// The audience of the link.
        @export(implementation) public var audience: TeamLog.MediaHubSharedLinkAudience { _plainRecord.union(1) }
        /// The Replay project.
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _plainRecord.objectOpt(2) }
    }

    /// A Replay shared link was created.
    public struct MediaHubSharedLinkCreatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(613))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The download setting of a Replay shared link.
    public enum MediaHubSharedLinkDownloadSetting: StoneUnion, CustomStringConvertible {
        /// Content can't be downloaded by the link.
        case disabled
        /// Content can be downloaded by the link.
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

    /// Details of an event in which the download setting of a Replay shared link was changed.
    public struct MediaHubSharedLinkDownloadSettingChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            targetType: TeamLog.MediaHubSharedLinkTargetType,
            previousValue: TeamLog.MediaHubSharedLinkDownloadSetting,
            newValue: TeamLog.MediaHubSharedLinkDownloadSetting,
            project: TeamLog.MediaHubProjectLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(615))
            builder.union(0, targetType._value)
            builder.union(1, previousValue._value)
            builder.union(2, newValue._value)
            builder.object(3, project?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The type of the link's target.
        @export(implementation) public var targetType: TeamLog.MediaHubSharedLinkTargetType { _plainRecord.union(0) }
        /// The download setting of the link before the change.
        @export(implementation)
        public var previousValue: TeamLog.MediaHubSharedLinkDownloadSetting { _plainRecord.union(1) }
        /// The download setting of the link after the change.
        @export(implementation) public var newValue: TeamLog.MediaHubSharedLinkDownloadSetting { _plainRecord.union(2) }
        /// The Replay project.
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _plainRecord.objectOpt(3) }
    }

    /// The download setting of a Replay shared link was changed.
    public struct MediaHubSharedLinkDownloadSettingChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(616))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Replay shared link was revoked.
    public struct MediaHubSharedLinkRevokedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(targetType: TeamLog.MediaHubSharedLinkTargetType, project: TeamLog.MediaHubProjectLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(617))
            builder.union(0, targetType._value)
            builder.object(1, project?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The type of the link's target.
        @export(implementation) public var targetType: TeamLog.MediaHubSharedLinkTargetType { _plainRecord.union(0) }
        /// The Replay project.
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _plainRecord.objectOpt(1) }
    }

    /// A Replay shared link was revoked.
    public struct MediaHubSharedLinkRevokedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(618))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The type of target of a Replay shared link.
    public enum MediaHubSharedLinkTargetType: StoneUnion, CustomStringConvertible {
        /// A bundle.
        case bundle
        /// A project.
        case project
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .bundle
            case 1: self = .project
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .bundle: .tag(0)
            case .project: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}

extension TeamLog {
    /// Converts `MediaHubAddingPeoplePolicy` from and to JSON.
    public typealias MediaHubAddingPeoplePolicySerializer = StoneSerializer<TeamLog.MediaHubAddingPeoplePolicy>
    /// Converts `MediaHubAddingPeoplePolicyChangedDetails` from and to JSON.
    public typealias MediaHubAddingPeoplePolicyChangedDetailsSerializer = StoneSerializer<TeamLog.MediaHubAddingPeoplePolicyChangedDetails>
    /// Converts `MediaHubAddingPeoplePolicyChangedType` from and to JSON.
    public typealias MediaHubAddingPeoplePolicyChangedTypeSerializer = StoneSerializer<TeamLog.MediaHubAddingPeoplePolicyChangedType>
    /// Converts `MediaHubDownloadPolicy` from and to JSON.
    public typealias MediaHubDownloadPolicySerializer = StoneSerializer<TeamLog.MediaHubDownloadPolicy>
    /// Converts `MediaHubDownloadPolicyChangedDetails` from and to JSON.
    public typealias MediaHubDownloadPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.MediaHubDownloadPolicyChangedDetails>
    /// Converts `MediaHubDownloadPolicyChangedType` from and to JSON.
    public typealias MediaHubDownloadPolicyChangedTypeSerializer = StoneSerializer<TeamLog.MediaHubDownloadPolicyChangedType>
    /// Converts `MediaHubFileDownloadedDetails` from and to JSON.
    public typealias MediaHubFileDownloadedDetailsSerializer = StoneSerializer<TeamLog.MediaHubFileDownloadedDetails>
    /// Converts `MediaHubFileDownloadedType` from and to JSON.
    public typealias MediaHubFileDownloadedTypeSerializer = StoneSerializer<TeamLog.MediaHubFileDownloadedType>
    /// Converts `MediaHubLinkSharingPolicy` from and to JSON.
    public typealias MediaHubLinkSharingPolicySerializer = StoneSerializer<TeamLog.MediaHubLinkSharingPolicy>
    /// Converts `MediaHubLinkSharingPolicyChangedDetails` from and to JSON.
    public typealias MediaHubLinkSharingPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.MediaHubLinkSharingPolicyChangedDetails>
    /// Converts `MediaHubLinkSharingPolicyChangedType` from and to JSON.
    public typealias MediaHubLinkSharingPolicyChangedTypeSerializer = StoneSerializer<TeamLog.MediaHubLinkSharingPolicyChangedType>
    /// Converts `MediaHubProjectLogInfo` from and to JSON.
    public typealias MediaHubProjectLogInfoSerializer = StoneSerializer<TeamLog.MediaHubProjectLogInfo>
    /// Converts `MediaHubProjectRole` from and to JSON.
    public typealias MediaHubProjectRoleSerializer = StoneSerializer<TeamLog.MediaHubProjectRole>
    /// Converts `MediaHubProjectTeamAddDetails` from and to JSON.
    public typealias MediaHubProjectTeamAddDetailsSerializer = StoneSerializer<TeamLog.MediaHubProjectTeamAddDetails>
    /// Converts `MediaHubProjectTeamAddType` from and to JSON.
    public typealias MediaHubProjectTeamAddTypeSerializer = StoneSerializer<TeamLog.MediaHubProjectTeamAddType>
    /// Converts `MediaHubProjectTeamDeleteDetails` from and to JSON.
    public typealias MediaHubProjectTeamDeleteDetailsSerializer = StoneSerializer<TeamLog.MediaHubProjectTeamDeleteDetails>
    /// Converts `MediaHubProjectTeamDeleteType` from and to JSON.
    public typealias MediaHubProjectTeamDeleteTypeSerializer = StoneSerializer<TeamLog.MediaHubProjectTeamDeleteType>
    /// Converts `MediaHubProjectTeamRoleChangedDetails` from and to JSON.
    public typealias MediaHubProjectTeamRoleChangedDetailsSerializer = StoneSerializer<TeamLog.MediaHubProjectTeamRoleChangedDetails>
    /// Converts `MediaHubProjectTeamRoleChangedType` from and to JSON.
    public typealias MediaHubProjectTeamRoleChangedTypeSerializer = StoneSerializer<TeamLog.MediaHubProjectTeamRoleChangedType>
    /// Converts `MediaHubSharedLinkAudience` from and to JSON.
    public typealias MediaHubSharedLinkAudienceSerializer = StoneSerializer<TeamLog.MediaHubSharedLinkAudience>
    /// Converts `MediaHubSharedLinkAudienceChangedDetails` from and to JSON.
    public typealias MediaHubSharedLinkAudienceChangedDetailsSerializer = StoneSerializer<TeamLog.MediaHubSharedLinkAudienceChangedDetails>
    /// Converts `MediaHubSharedLinkAudienceChangedType` from and to JSON.
    public typealias MediaHubSharedLinkAudienceChangedTypeSerializer = StoneSerializer<TeamLog.MediaHubSharedLinkAudienceChangedType>
    /// Converts `MediaHubSharedLinkCreatedDetails` from and to JSON.
    public typealias MediaHubSharedLinkCreatedDetailsSerializer = StoneSerializer<TeamLog.MediaHubSharedLinkCreatedDetails>
    /// Converts `MediaHubSharedLinkCreatedType` from and to JSON.
    public typealias MediaHubSharedLinkCreatedTypeSerializer = StoneSerializer<TeamLog.MediaHubSharedLinkCreatedType>
    /// Converts `MediaHubSharedLinkDownloadSetting` from and to JSON.
    public typealias MediaHubSharedLinkDownloadSettingSerializer = StoneSerializer<TeamLog.MediaHubSharedLinkDownloadSetting>
    /// Converts `MediaHubSharedLinkDownloadSettingChangedDetails` from and to JSON.
    public typealias MediaHubSharedLinkDownloadSettingChangedDetailsSerializer = StoneSerializer<TeamLog.MediaHubSharedLinkDownloadSettingChangedDetails>
    /// Converts `MediaHubSharedLinkDownloadSettingChangedType` from and to JSON.
    public typealias MediaHubSharedLinkDownloadSettingChangedTypeSerializer = StoneSerializer<TeamLog.MediaHubSharedLinkDownloadSettingChangedType>
    /// Converts `MediaHubSharedLinkRevokedDetails` from and to JSON.
    public typealias MediaHubSharedLinkRevokedDetailsSerializer = StoneSerializer<TeamLog.MediaHubSharedLinkRevokedDetails>
    /// Converts `MediaHubSharedLinkRevokedType` from and to JSON.
    public typealias MediaHubSharedLinkRevokedTypeSerializer = StoneSerializer<TeamLog.MediaHubSharedLinkRevokedType>
    /// Converts `MediaHubSharedLinkTargetType` from and to JSON.
    public typealias MediaHubSharedLinkTargetTypeSerializer = StoneSerializer<TeamLog.MediaHubSharedLinkTargetType>
}
