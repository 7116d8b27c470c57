// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import StoneRuntime

extension TeamLog {
    public enum MediaHubAddingPeoplePolicy: StoneUnion, CustomStringConvertible {
        case anyone
        case teamOnly
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(590) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .anyone
            case 1: self = .teamOnly
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .anyone: .tag(0)
            case .teamOnly: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct MediaHubAddingPeoplePolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(591) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.MediaHubAddingPeoplePolicy, previousValue: TeamLog.MediaHubAddingPeoplePolicy) {
            var builder = RecordBuilder(TeamLog._type(591))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.MediaHubAddingPeoplePolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.MediaHubAddingPeoplePolicy { _record.union(1) }
    }

    public struct MediaHubAddingPeoplePolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(592) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(592))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum MediaHubDownloadPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(593) }

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

    public struct MediaHubDownloadPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(594) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.MediaHubDownloadPolicy, previousValue: TeamLog.MediaHubDownloadPolicy) {
            var builder = RecordBuilder(TeamLog._type(594))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.MediaHubDownloadPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.MediaHubDownloadPolicy { _record.union(1) }
    }

    public struct MediaHubDownloadPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(595) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(595))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MediaHubFileDownloadedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(596) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(596))) }
    }

    public struct MediaHubFileDownloadedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(597) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(597))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum MediaHubLinkSharingPolicy: StoneUnion, CustomStringConvertible {
        case noOne
        case public_
        case teamOnly
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(598) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .noOne
            case 1: self = .public_
            case 2: self = .teamOnly
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .noOne: .tag(0)
            case .public_: .tag(1)
            case .teamOnly: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct MediaHubLinkSharingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(599) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.MediaHubLinkSharingPolicy, previousValue: TeamLog.MediaHubLinkSharingPolicy) {
            var builder = RecordBuilder(TeamLog._type(599))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.MediaHubLinkSharingPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.MediaHubLinkSharingPolicy { _record.union(1) }
    }

    public struct MediaHubLinkSharingPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(600) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(600))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MediaHubProjectLogInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(601) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(projectName: String, projectId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(601))
            builder.string(0, projectName)
            builder.string(1, projectId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var projectName: String { _record.string(0) }
        @export(implementation) public var projectId: String? { _record.stringOpt(1) }
    }

    public enum MediaHubProjectRole: StoneUnion, CustomStringConvertible {
        case editor
        case owner
        case reviewer
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(602) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .editor
            case 1: self = .owner
            case 2: self = .reviewer
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .editor: .tag(0)
            case .owner: .tag(1)
            case .reviewer: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct MediaHubProjectTeamAddDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(603) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(project: TeamLog.MediaHubProjectLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(603))
            builder.object(0, project?._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(0) }
    }

    public struct MediaHubProjectTeamAddType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(604) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(604))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MediaHubProjectTeamDeleteDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(605) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(project: TeamLog.MediaHubProjectLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(605))
            builder.object(0, project?._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(0) }
    }

    public struct MediaHubProjectTeamDeleteType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(606) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(606))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MediaHubProjectTeamRoleChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(607) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            previousRole: TeamLog.MediaHubProjectRole,
            newRole: TeamLog.MediaHubProjectRole,
            project: TeamLog.MediaHubProjectLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(607))
            builder.union(0, previousRole._value)
            builder.union(1, newRole._value)
            builder.object(2, project?._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var previousRole: TeamLog.MediaHubProjectRole { _record.union(0) }
        @export(implementation) public var newRole: TeamLog.MediaHubProjectRole { _record.union(1) }
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(2) }
    }

    public struct MediaHubProjectTeamRoleChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(608) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(608))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum MediaHubSharedLinkAudience: StoneUnion, CustomStringConvertible {
        case noOne
        case public_
        case teamOnly
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(609) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .noOne
            case 1: self = .public_
            case 2: self = .teamOnly
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .noOne: .tag(0)
            case .public_: .tag(1)
            case .teamOnly: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct MediaHubSharedLinkAudienceChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(610) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

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
            builder.object(3, project?._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var targetType: TeamLog.MediaHubSharedLinkTargetType { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.MediaHubSharedLinkAudience { _record.union(1) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.MediaHubSharedLinkAudience { _record.union(2) }
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(3) }
    }

    public struct MediaHubSharedLinkAudienceChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(611) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(611))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MediaHubSharedLinkCreatedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(612) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            targetType: TeamLog.MediaHubSharedLinkTargetType,
            audience: TeamLog.MediaHubSharedLinkAudience,
            project: TeamLog.MediaHubProjectLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(612))
            builder.union(0, targetType._value)
            builder.union(1, audience._value)
            builder.object(2, project?._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var targetType: TeamLog.MediaHubSharedLinkTargetType { _record.union(0) }
        @export(implementation) public var audience: TeamLog.MediaHubSharedLinkAudience { _record.union(1) }
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(2) }
    }

    public struct MediaHubSharedLinkCreatedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(613) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(613))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum MediaHubSharedLinkDownloadSetting: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(614) }

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

    public struct MediaHubSharedLinkDownloadSettingChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(615) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

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
            builder.object(3, project?._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var targetType: TeamLog.MediaHubSharedLinkTargetType { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.MediaHubSharedLinkDownloadSetting { _record.union(1) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.MediaHubSharedLinkDownloadSetting { _record.union(2) }
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(3) }
    }

    public struct MediaHubSharedLinkDownloadSettingChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(616) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(616))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MediaHubSharedLinkRevokedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(617) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetType: TeamLog.MediaHubSharedLinkTargetType, project: TeamLog.MediaHubProjectLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(617))
            builder.union(0, targetType._value)
            builder.object(1, project?._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var targetType: TeamLog.MediaHubSharedLinkTargetType { _record.union(0) }
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(1) }
    }

    public struct MediaHubSharedLinkRevokedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(618) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(618))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum MediaHubSharedLinkTargetType: StoneUnion, CustomStringConvertible {
        case bundle
        case project
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(619) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .bundle
            case 1: self = .project
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .bundle: .tag(0)
            case .project: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct MemberAccessDetailsCreateReportDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(620) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(620))) }
    }

    public struct MemberAccessDetailsCreateReportFailedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(621) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(621))
            builder.union(0, failureReason._value)
            self.init(_record: builder.record())
        }

        /// Why it failed.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct MemberAccessDetailsCreateReportFailedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(622) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(622))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberAccessDetailsCreateReportType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(623) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(623))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberAddExternalIdDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(624) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: String) {
            var builder = RecordBuilder(TeamLog._type(624))
            builder.string(0, newValue)
            self.init(_record: builder.record())
        }

        /// The value after the change. At most 64 characters.
        @export(implementation) public var newValue: String { _record.string(0) }
    }

    public struct MemberAddExternalIdType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(625) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(625))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberAddNameDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(626) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.UserNameLogInfo) {
            var builder = RecordBuilder(TeamLog._type(626))
            builder.object(0, newValue._record)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.UserNameLogInfo { _record.object(0) }
    }

    public struct MemberAddNameType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(627) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(627))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
