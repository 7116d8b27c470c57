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

    public struct MediaHubAddingPeoplePolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 591) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.MediaHubAddingPeoplePolicy, previousValue: TeamLog.MediaHubAddingPeoplePolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.MediaHubAddingPeoplePolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MediaHubAddingPeoplePolicy { _record.union(1) }
    }

    public struct MediaHubAddingPeoplePolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 592) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
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

    public struct MediaHubDownloadPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 594) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.MediaHubDownloadPolicy, previousValue: TeamLog.MediaHubDownloadPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.MediaHubDownloadPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MediaHubDownloadPolicy { _record.union(1) }
    }

    public struct MediaHubDownloadPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 595) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MediaHubFileDownloadedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 596) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct MediaHubFileDownloadedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 597) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
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

    public struct MediaHubLinkSharingPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 599) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.MediaHubLinkSharingPolicy, previousValue: TeamLog.MediaHubLinkSharingPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.MediaHubLinkSharingPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MediaHubLinkSharingPolicy { _record.union(1) }
    }

    public struct MediaHubLinkSharingPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 600) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MediaHubProjectLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 601) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(projectName: String, projectId: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, projectName)
            builder.string(1, projectId)
            _record = builder.record()
        }

        public var projectName: String { _record.string(0) }
        public var projectId: String? { _record.stringOpt(1) }
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

    public struct MediaHubProjectTeamAddDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 603) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(project: TeamLog.MediaHubProjectLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, project?._record)
            _record = builder.record()
        }

        public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(0) }
    }

    public struct MediaHubProjectTeamAddType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 604) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MediaHubProjectTeamDeleteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 605) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(project: TeamLog.MediaHubProjectLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, project?._record)
            _record = builder.record()
        }

        public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(0) }
    }

    public struct MediaHubProjectTeamDeleteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 606) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MediaHubProjectTeamRoleChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 607) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            previousRole: TeamLog.MediaHubProjectRole,
            newRole: TeamLog.MediaHubProjectRole,
            project: TeamLog.MediaHubProjectLogInfo? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousRole._value)
            builder.union(1, newRole._value)
            builder.object(2, project?._record)
            _record = builder.record()
        }

        public var previousRole: TeamLog.MediaHubProjectRole { _record.union(0) }
        public var newRole: TeamLog.MediaHubProjectRole { _record.union(1) }
        public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(2) }
    }

    public struct MediaHubProjectTeamRoleChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 608) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
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

    public struct MediaHubSharedLinkAudienceChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 610) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

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
            _record = builder.record()
        }

        public var targetType: TeamLog.MediaHubSharedLinkTargetType { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MediaHubSharedLinkAudience { _record.union(1) }
        /// The value after the change.
        public var newValue: TeamLog.MediaHubSharedLinkAudience { _record.union(2) }
        public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(3) }
    }

    public struct MediaHubSharedLinkAudienceChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 611) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MediaHubSharedLinkCreatedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 612) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            targetType: TeamLog.MediaHubSharedLinkTargetType,
            audience: TeamLog.MediaHubSharedLinkAudience,
            project: TeamLog.MediaHubProjectLogInfo? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, targetType._value)
            builder.union(1, audience._value)
            builder.object(2, project?._record)
            _record = builder.record()
        }

        public var targetType: TeamLog.MediaHubSharedLinkTargetType { _record.union(0) }
        public var audience: TeamLog.MediaHubSharedLinkAudience { _record.union(1) }
        public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(2) }
    }

    public struct MediaHubSharedLinkCreatedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 613) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
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

    public struct MediaHubSharedLinkDownloadSettingChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 615) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

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
            _record = builder.record()
        }

        public var targetType: TeamLog.MediaHubSharedLinkTargetType { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MediaHubSharedLinkDownloadSetting { _record.union(1) }
        /// The value after the change.
        public var newValue: TeamLog.MediaHubSharedLinkDownloadSetting { _record.union(2) }
        public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(3) }
    }

    public struct MediaHubSharedLinkDownloadSettingChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 616) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MediaHubSharedLinkRevokedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 617) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(targetType: TeamLog.MediaHubSharedLinkTargetType, project: TeamLog.MediaHubProjectLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, targetType._value)
            builder.object(1, project?._record)
            _record = builder.record()
        }

        public var targetType: TeamLog.MediaHubSharedLinkTargetType { _record.union(0) }
        public var project: TeamLog.MediaHubProjectLogInfo? { _record.objectOpt(1) }
    }

    public struct MediaHubSharedLinkRevokedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 618) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
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

    public struct MemberAccessDetailsCreateReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 620) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct MemberAccessDetailsCreateReportFailedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 621) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, failureReason._value)
            _record = builder.record()
        }

        /// Why it failed.
        public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct MemberAccessDetailsCreateReportFailedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 622) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberAccessDetailsCreateReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 623) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberAddExternalIdDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 624) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, newValue)
            _record = builder.record()
        }

        /// The value after the change. At most 64 characters.
        public var newValue: String { _record.string(0) }
    }

    public struct MemberAddExternalIdType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 625) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberAddNameDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 626) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.UserNameLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, newValue._record)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.UserNameLogInfo { _record.object(0) }
    }

    public struct MemberAddNameType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 627) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberChangeAdminRoleDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 628) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.AdminRole? = nil, previousValue: TeamLog.AdminRole? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.AdminRole? { _record.unionOpt(0) }
        /// The value before the change.
        public var previousValue: TeamLog.AdminRole? { _record.unionOpt(1) }
    }

    public struct MemberChangeAdminRoleType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 629) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberChangeEmailDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 630) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: String, previousValue: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, newValue)
            builder.string(1, previousValue)
            _record = builder.record()
        }

        /// The value after the change. At most 255 characters.
        public var newValue: String { _record.string(0) }
        /// The value before the change. At most 255 characters.
        public var previousValue: String? { _record.stringOpt(1) }
    }

    public struct MemberChangeEmailType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 631) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberChangeExternalIdDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 632) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: String, previousValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, newValue)
            builder.string(1, previousValue)
            _record = builder.record()
        }

        /// The value after the change. At most 64 characters.
        public var newValue: String { _record.string(0) }
        /// The value before the change. At most 64 characters.
        public var previousValue: String { _record.string(1) }
    }

    public struct MemberChangeExternalIdType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 633) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberChangeMembershipTypeDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 634) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(prevValue: TeamLog.TeamMembershipType, newValue: TeamLog.TeamMembershipType) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, prevValue._value)
            builder.union(1, newValue._value)
            _record = builder.record()
        }

        public var prevValue: TeamLog.TeamMembershipType { _record.union(0) }
        /// The value after the change.
        public var newValue: TeamLog.TeamMembershipType { _record.union(1) }
    }

    public struct MemberChangeMembershipTypeType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 635) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberChangeNameDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 636) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.UserNameLogInfo, previousValue: TeamLog.UserNameLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, newValue._record)
            builder.object(1, previousValue?._record)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.UserNameLogInfo { _record.object(0) }
        /// The value before the change.
        public var previousValue: TeamLog.UserNameLogInfo? { _record.objectOpt(1) }
    }

    public struct MemberChangeNameType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 637) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberChangeResellerRoleDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 638) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.ResellerRole, previousValue: TeamLog.ResellerRole) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.ResellerRole { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ResellerRole { _record.union(1) }
    }

    public struct MemberChangeResellerRoleType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 639) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberChangeStatusDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 640) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.MemberStatus,
            previousValue: TeamLog.MemberStatus? = nil,
            action: TeamLog.ActionDetails? = nil,
            newTeam: String? = nil,
            previousTeam: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue?._value)
            builder.union(1, newValue._value)
            builder.union(2, action?._value)
            builder.string(3, newTeam)
            builder.string(4, previousTeam)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: TeamLog.MemberStatus? { _record.unionOpt(0) }
        /// The value after the change.
        public var newValue: TeamLog.MemberStatus { _record.union(1) }
        public var action: TeamLog.ActionDetails? { _record.unionOpt(2) }
        public var newTeam: String? { _record.stringOpt(3) }
        public var previousTeam: String? { _record.stringOpt(4) }
    }

    public struct MemberChangeStatusType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 641) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }
}
