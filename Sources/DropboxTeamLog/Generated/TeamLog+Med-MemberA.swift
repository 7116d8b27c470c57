// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import StoneRuntime

extension TeamLog {
    public enum MediaHubAddingPeoplePolicy: StoneUnion, CustomStringConvertible {
        case anyone
        case teamOnly
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 590) }

        public init(_value: Value) {
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

    public struct MediaHubAddingPeoplePolicyChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 591) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.MediaHubAddingPeoplePolicy, previousValue: TeamLog.MediaHubAddingPeoplePolicy) {
            var builder = RecordBuilder(Self._type)
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
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 592) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum MediaHubDownloadPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 593) }

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

    public struct MediaHubDownloadPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 594) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.MediaHubDownloadPolicy, previousValue: TeamLog.MediaHubDownloadPolicy) {
            var builder = RecordBuilder(Self._type)
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
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 595) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MediaHubFileDownloadedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 596) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct MediaHubFileDownloadedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 597) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
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

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 598) }

        public init(_value: Value) {
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

    public struct MediaHubLinkSharingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 599) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.MediaHubLinkSharingPolicy, previousValue: TeamLog.MediaHubLinkSharingPolicy) {
            var builder = RecordBuilder(Self._type)
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
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 600) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MediaHubProjectLogInfo: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 601) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(projectName: String, projectId: String? = nil) {
            var builder = RecordBuilder(Self._type)
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

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 602) }

        public init(_value: Value) {
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

    public struct MediaHubProjectTeamAddDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 603) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(project: TeamLog.MediaHubProjectLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, project?._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(0) }
    }

    public struct MediaHubProjectTeamAddType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 604) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MediaHubProjectTeamDeleteDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 605) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(project: TeamLog.MediaHubProjectLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, project?._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(0) }
    }

    public struct MediaHubProjectTeamDeleteType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 606) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MediaHubProjectTeamRoleChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 607) }
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
            var builder = RecordBuilder(Self._type)
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
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 608) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
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

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 609) }

        public init(_value: Value) {
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

    public struct MediaHubSharedLinkAudienceChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 610) }
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
            var builder = RecordBuilder(Self._type)
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
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 611) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MediaHubSharedLinkCreatedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 612) }
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
            var builder = RecordBuilder(Self._type)
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
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 613) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum MediaHubSharedLinkDownloadSetting: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 614) }

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

    public struct MediaHubSharedLinkDownloadSettingChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 615) }
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
            var builder = RecordBuilder(Self._type)
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
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 616) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MediaHubSharedLinkRevokedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 617) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetType: TeamLog.MediaHubSharedLinkTargetType, project: TeamLog.MediaHubProjectLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, targetType._value)
            builder.object(1, project?._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var targetType: TeamLog.MediaHubSharedLinkTargetType { _record.union(0) }
        @export(implementation) public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(1) }
    }

    public struct MediaHubSharedLinkRevokedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 618) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum MediaHubSharedLinkTargetType: StoneUnion, CustomStringConvertible {
        case bundle
        case project
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 619) }

        public init(_value: Value) {
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

    public struct MemberAccessDetailsCreateReportDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 620) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct MemberAccessDetailsCreateReportFailedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 621) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, failureReason._value)
            self.init(_record: builder.record())
        }

        /// Why it failed.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct MemberAccessDetailsCreateReportFailedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 622) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberAccessDetailsCreateReportType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 623) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberAddExternalIdDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 624) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, newValue)
            self.init(_record: builder.record())
        }

        /// The value after the change. At most 64 characters.
        @export(implementation) public var newValue: String { _record.string(0) }
    }

    public struct MemberAddExternalIdType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 625) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberAddNameDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 626) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.UserNameLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, newValue._record)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.UserNameLogInfo { _record.object(0) }
    }

    public struct MemberAddNameType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 627) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
