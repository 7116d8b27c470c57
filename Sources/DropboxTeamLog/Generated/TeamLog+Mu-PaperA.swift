// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import Foundation
import StoneRuntime

extension TeamLog {
    public enum MultiTeamIdentityPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 695) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct MultiTeamIdentityPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 696) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.MultiTeamIdentityPolicy, previousValue: TeamLog.MultiTeamIdentityPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.MultiTeamIdentityPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MultiTeamIdentityPolicy? { _record.unionOpt(1) }
    }

    public struct MultiTeamIdentityPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 697) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// A path within a namespace.
    public struct NamespaceRelativePathLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 698) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(nsId: String? = nil, relativePath: String? = nil, isSharedNamespace: Bool? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, nsId)
            builder.string(1, relativePath)
            builder.bool(2, isSharedNamespace)
            _record = builder.record()
        }

        /// The namespace.
        public var nsId: String? { _record.stringOpt(0) }
        /// The path from there.
        public var relativePath: String? { _record.stringOpt(1) }
        /// Whether the namespace is a shared one.
        public var isSharedNamespace: Bool? { _record.boolOpt(2) }
    }

    public struct NetworkControlChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 699) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.NetworkControlPolicy, previousValue: TeamLog.NetworkControlPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.NetworkControlPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.NetworkControlPolicy? { _record.unionOpt(1) }
    }

    public struct NetworkControlChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 700) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum NetworkControlPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 701) }

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

    public struct NoExpirationLinkGenCreateReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 702) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(startDate: Date, endDate: Date) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, startDate)
            builder.date(1, endDate)
            _record = builder.record()
        }

        public var startDate: Date { _record.date(0) }
        public var endDate: Date { _record.date(1) }
    }

    public struct NoExpirationLinkGenCreateReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 703) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct NoExpirationLinkGenReportFailedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 704) }
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

    public struct NoExpirationLinkGenReportFailedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 705) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct NoPasswordLinkGenCreateReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 706) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(startDate: Date, endDate: Date) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, startDate)
            builder.date(1, endDate)
            _record = builder.record()
        }

        public var startDate: Date { _record.date(0) }
        public var endDate: Date { _record.date(1) }
    }

    public struct NoPasswordLinkGenCreateReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 707) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct NoPasswordLinkGenReportFailedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 708) }
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

    public struct NoPasswordLinkGenReportFailedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 709) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct NoPasswordLinkViewCreateReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 710) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(startDate: Date, endDate: Date) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, startDate)
            builder.date(1, endDate)
            _record = builder.record()
        }

        public var startDate: Date { _record.date(0) }
        public var endDate: Date { _record.date(1) }
    }

    public struct NoPasswordLinkViewCreateReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 711) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct NoPasswordLinkViewReportFailedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 712) }
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

    public struct NoPasswordLinkViewReportFailedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 713) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// Somebody outside of the team.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class NonTeamMemberLogInfo: TeamLog.UserLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 714) }

        public required init(_record: Record) { super.init(_record: _record) }

        public override init(accountId: String? = nil, displayName: String? = nil, email: String? = nil) {
            var builder = RecordBuilder(NonTeamMemberLogInfo._type)
            builder.string(0, accountId)
            builder.string(1, displayName)
            builder.string(2, email)
            super.init(_record: builder.record())
        }
    }

    public struct NonTrustedTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 715) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(team: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, team)
            _record = builder.record()
        }

        public var team: String { _record.string(0) }
    }

    public struct NoteAclInviteOnlyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 716) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct NoteAclInviteOnlyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 717) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct NoteAclLinkDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 718) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct NoteAclLinkType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 719) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct NoteAclTeamLinkDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 720) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct NoteAclTeamLinkType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 721) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct NoteShareReceiveDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 722) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct NoteShareReceiveType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 723) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct NoteSharedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 724) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct NoteSharedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 725) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ObjectLabelAddedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 726) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(labelType: TeamLog.LabelType) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, labelType._value)
            _record = builder.record()
        }

        public var labelType: TeamLog.LabelType { _record.union(0) }
    }

    public struct ObjectLabelAddedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 727) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ObjectLabelRemovedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 728) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(labelType: TeamLog.LabelType) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, labelType._value)
            _record = builder.record()
        }

        public var labelType: TeamLog.LabelType { _record.union(0) }
    }

    public struct ObjectLabelRemovedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 729) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ObjectLabelUpdatedValueDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 730) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(labelType: TeamLog.LabelType) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, labelType._value)
            _record = builder.record()
        }

        public var labelType: TeamLog.LabelType { _record.union(0) }
    }

    public struct ObjectLabelUpdatedValueType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 731) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct OpenNoteSharedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 732) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct OpenNoteSharedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 733) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct OrganizationDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 734) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(organization: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, organization)
            _record = builder.record()
        }

        public var organization: String { _record.string(0) }
    }

    public struct OrganizationName: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 735) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(organization: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, organization)
            _record = builder.record()
        }

        public var organization: String { _record.string(0) }
    }

    public struct OrganizeFolderWithTidyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 736) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct OrganizeFolderWithTidyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 737) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// From where, and by which means, somebody did something.
    public struct OriginLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 738) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(accessMethod: TeamLog.AccessMethodLogInfo, geoLocation: TeamLog.GeoLocationLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, geoLocation?._record)
            builder.union(1, accessMethod._value)
            _record = builder.record()
        }

        /// From where.
        public var geoLocation: TeamLog.GeoLocationLogInfo? { _record.objectOpt(0) }
        /// By which means.
        public var accessMethod: TeamLog.AccessMethodLogInfo { _record.union(1) }
    }

    public struct OutdatedLinkViewCreateReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 739) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(startDate: Date, endDate: Date) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, startDate)
            builder.date(1, endDate)
            _record = builder.record()
        }

        public var startDate: Date { _record.date(0) }
        public var endDate: Date { _record.date(1) }
    }

    public struct OutdatedLinkViewCreateReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 740) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct OutdatedLinkViewReportFailedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 741) }
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

    public struct OutdatedLinkViewReportFailedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 742) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum PaperAccessType: StoneUnion, CustomStringConvertible {
        case commenter
        case editor
        case viewer
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 743) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .commenter
            case 1: self = .editor
            case 2: self = .viewer
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .commenter: .tag(0)
            case .editor: .tag(1)
            case .viewer: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct PaperAdminExportStartDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 744) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct PaperAdminExportStartType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 745) }
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
