// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    /// A call of the API.
    public struct ApiSessionLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 50) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(requestId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, requestId)
            _record = builder.record()
        }

        /// The identity of the request.
        public var requestId: String { _record.string(0) }
    }

    public struct AppBlockedByPermissionsDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 51) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, appInfo)
            _record = builder.record()
        }

        /// The app.
        public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppBlockedByPermissionsType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 52) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct AppLinkTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 53) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, appInfo)
            _record = builder.record()
        }

        /// The app.
        public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppLinkTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 54) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct AppLinkUserDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 55) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, appInfo)
            _record = builder.record()
        }

        /// The app.
        public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppLinkUserType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 56) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// An app. Cast it to `TeamLog.UserLinkedAppLogInfo` or another of its kinds.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class AppLogInfo: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 57) }

        public required init(_record: Record) { super.init(_record: _record) }

        public init(appId: String? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(AppLogInfo._type)
            builder.string(0, appId)
            builder.string(1, displayName)
            super.init(_record: builder.record())
        }

        /// The identity of the app.
        public final var appId: String? { _record.stringOpt(0) }
        /// The name of the app.
        public final var displayName: String? { _record.stringOpt(1) }
    }

    public struct AppPermissionsChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 58) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            previousValue: TeamLog.AdminConsoleAppPolicy,
            newValue: TeamLog.AdminConsoleAppPolicy,
            appName: String? = nil,
            permission: TeamLog.AdminConsoleAppPermission? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, appName)
            builder.union(1, permission?._value)
            builder.union(2, previousValue._value)
            builder.union(3, newValue._value)
            _record = builder.record()
        }

        public var appName: String? { _record.stringOpt(0) }
        public var permission: TeamLog.AdminConsoleAppPermission? { _record.unionOpt(1) }
        /// The value before the change.
        public var previousValue: TeamLog.AdminConsoleAppPolicy { _record.union(2) }
        /// The value after the change.
        public var newValue: TeamLog.AdminConsoleAppPolicy { _record.union(3) }
    }

    public struct AppPermissionsChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 59) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct AppUnlinkTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 60) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, appInfo)
            _record = builder.record()
        }

        /// The app.
        public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppUnlinkTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 61) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct AppUnlinkUserDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 62) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, appInfo)
            _record = builder.record()
        }

        /// The app.
        public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppUnlinkUserType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 63) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct AppleLoginChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 64) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.AppleLoginPolicy, previousValue: TeamLog.AppleLoginPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.AppleLoginPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.AppleLoginPolicy? { _record.unionOpt(1) }
    }

    public struct AppleLoginChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 65) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum AppleLoginPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 66) }

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

    public struct ApplyNamingConventionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 67) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct ApplyNamingConventionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 68) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// Something that an event is about.
    public enum AssetLogInfo: StoneUnion, CustomStringConvertible {
        /// A file.
        case file(TeamLog.FileLogInfo)
        /// A folder.
        case folder(TeamLog.FolderLogInfo)
        /// A Paper document.
        case paperDocument(TeamLog.PaperDocumentLogInfo)
        /// A Paper folder.
        case paperFolder(TeamLog.PaperFolderLogInfo)
        /// A showcase.
        case showcaseDocument(TeamLog.ShowcaseDocumentLogInfo)
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 69) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .file(TeamLog.FileLogInfo(_record: payload))
            case 1: self = .folder(TeamLog.FolderLogInfo(_record: payload))
            case 2: self = .paperDocument(TeamLog.PaperDocumentLogInfo(_record: payload))
            case 3: self = .paperFolder(TeamLog.PaperFolderLogInfo(_record: payload))
            case 4: self = .showcaseDocument(TeamLog.ShowcaseDocumentLogInfo(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .file(let value): .variant(0, value._record)
            case .folder(let value): .variant(1, value._record)
            case .paperDocument(let value): .variant(2, value._record)
            case .paperFolder(let value): .variant(3, value._record)
            case .showcaseDocument(let value): .variant(4, value._record)
            case .other: .tag(5)
            }
        }
    }

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
