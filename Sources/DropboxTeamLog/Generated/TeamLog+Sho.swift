// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct ShowcaseAccessGrantedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1167) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseAccessGrantedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1168) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseAddMemberDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1169) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseAddMemberType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1170) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseArchivedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1171) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseArchivedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1172) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseChangeDownloadPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1173) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.ShowcaseDownloadPolicy, previousValue: TeamLog.ShowcaseDownloadPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.ShowcaseDownloadPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ShowcaseDownloadPolicy { _record.union(1) }
    }

    public struct ShowcaseChangeDownloadPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1174) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseChangeEnabledPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1175) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.ShowcaseEnabledPolicy, previousValue: TeamLog.ShowcaseEnabledPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.ShowcaseEnabledPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ShowcaseEnabledPolicy { _record.union(1) }
    }

    public struct ShowcaseChangeEnabledPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1176) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseChangeExternalSharingPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1177) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.ShowcaseExternalSharingPolicy,
            previousValue: TeamLog.ShowcaseExternalSharingPolicy
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.ShowcaseExternalSharingPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ShowcaseExternalSharingPolicy { _record.union(1) }
    }

    public struct ShowcaseChangeExternalSharingPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1178) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseCreatedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1179) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseCreatedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1180) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseDeleteCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1181) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(1) }
    }

    public struct ShowcaseDeleteCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1182) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// A showcase.
    public struct ShowcaseDocumentLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1183) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(showcaseId: String, showcaseTitle: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, showcaseId)
            builder.string(1, showcaseTitle)
            _record = builder.record()
        }

        /// The identity of the showcase.
        public var showcaseId: String { _record.string(0) }
        /// Its title.
        public var showcaseTitle: String { _record.string(1) }
    }

    public enum ShowcaseDownloadPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1184) }

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

    public struct ShowcaseEditCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1185) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(1) }
    }

    public struct ShowcaseEditCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1186) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseEditedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1187) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseEditedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1188) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum ShowcaseEnabledPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1189) }

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

    public enum ShowcaseExternalSharingPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1190) }

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

    public struct ShowcaseFileAddedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1191) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseFileAddedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1192) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseFileDownloadDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1193) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, downloadType: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, downloadType)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var downloadType: String { _record.string(1) }
    }

    public struct ShowcaseFileDownloadType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1194) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseFileRemovedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1195) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseFileRemovedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1196) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseFileViewDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1197) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseFileViewType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1198) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcasePermanentlyDeletedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1199) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcasePermanentlyDeletedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1200) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcasePostCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1201) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(1) }
    }

    public struct ShowcasePostCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1202) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseRemoveMemberDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1203) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseRemoveMemberType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1204) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseRenamedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1205) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseRenamedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1206) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseRequestAccessDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1207) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseRequestAccessType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1208) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseResolveCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1209) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(1) }
    }

    public struct ShowcaseResolveCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1210) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseRestoredDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1211) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseRestoredType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1212) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseTrashedDeprecatedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1213) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseTrashedDeprecatedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1214) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseTrashedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1215) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseTrashedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1216) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseUnresolveCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1217) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(1) }
    }

    public struct ShowcaseUnresolveCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1218) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseUntrashedDeprecatedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1219) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseUntrashedDeprecatedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1220) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseUntrashedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1221) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseUntrashedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1222) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShowcaseViewDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1223) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseViewType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1224) }
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
