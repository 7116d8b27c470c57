// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct BackupAdminInvitationSentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 70) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct BackupAdminInvitationSentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 71) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct BackupInvitationOpenedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 72) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct BackupInvitationOpenedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 73) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum BackupStatus: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 74) }

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

    public struct BinderAddPageDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 75) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var docTitle: String { _record.string(1) }
        public var binderItemName: String { _record.string(2) }
    }

    public struct BinderAddPageType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 76) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct BinderAddSectionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 77) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var docTitle: String { _record.string(1) }
        public var binderItemName: String { _record.string(2) }
    }

    public struct BinderAddSectionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 78) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct BinderRemovePageDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 79) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var docTitle: String { _record.string(1) }
        public var binderItemName: String { _record.string(2) }
    }

    public struct BinderRemovePageType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 80) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct BinderRemoveSectionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 81) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var docTitle: String { _record.string(1) }
        public var binderItemName: String { _record.string(2) }
    }

    public struct BinderRemoveSectionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 82) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct BinderRenamePageDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 83) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            eventUuid: String,
            docTitle: String,
            binderItemName: String,
            previousBinderItemName: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            builder.string(3, previousBinderItemName)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var docTitle: String { _record.string(1) }
        public var binderItemName: String { _record.string(2) }
        public var previousBinderItemName: String? { _record.stringOpt(3) }
    }

    public struct BinderRenamePageType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 84) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct BinderRenameSectionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 85) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            eventUuid: String,
            docTitle: String,
            binderItemName: String,
            previousBinderItemName: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            builder.string(3, previousBinderItemName)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var docTitle: String { _record.string(1) }
        public var binderItemName: String { _record.string(2) }
        public var previousBinderItemName: String? { _record.stringOpt(3) }
    }

    public struct BinderRenameSectionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 86) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct BinderReorderPageDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 87) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var docTitle: String { _record.string(1) }
        public var binderItemName: String { _record.string(2) }
    }

    public struct BinderReorderPageType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 88) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct BinderReorderSectionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 89) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var docTitle: String { _record.string(1) }
        public var binderItemName: String { _record.string(2) }
    }

    public struct BinderReorderSectionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 90) }
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
