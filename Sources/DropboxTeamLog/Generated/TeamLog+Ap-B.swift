// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    /// A call of the API.
    public struct ApiSessionLogInfo: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 50) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(requestId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, requestId)
            self.init(_record: builder.record())
        }

        /// The identity of the request.
        @export(implementation) public var requestId: String { _record.string(0) }
    }

    public struct AppBlockedByPermissionsDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 51) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, appInfo)
            self.init(_record: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppBlockedByPermissionsType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 52) }
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

    public struct AppLinkTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 53) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, appInfo)
            self.init(_record: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppLinkTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 54) }
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

    public struct AppLinkUserDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 55) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, appInfo)
            self.init(_record: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppLinkUserType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 56) }
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

    /// An app. Cast it to `TeamLog.UserLinkedAppLogInfo` or another of its kinds.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class AppLogInfo: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 57) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(appId: String? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(AppLogInfo._type)
            builder.string(0, appId)
            builder.string(1, displayName)
            super.init(_record: builder.record())
        }

        /// The identity of the app.
        @export(implementation) public final var appId: String? { _record.stringOpt(0) }
        /// The name of the app.
        @export(implementation) public final var displayName: String? { _record.stringOpt(1) }
    }

    public struct AppPermissionsChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 58) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
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
            self.init(_record: builder.record())
        }

        @export(implementation) public var appName: String? { _record.stringOpt(0) }
        @export(implementation) public var permission: TeamLog.AdminConsoleAppPermission? { _record.unionOpt(1) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.AdminConsoleAppPolicy { _record.union(2) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.AdminConsoleAppPolicy { _record.union(3) }
    }

    public struct AppPermissionsChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 59) }
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

    public struct AppUnlinkTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 60) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, appInfo)
            self.init(_record: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppUnlinkTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 61) }
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

    public struct AppUnlinkUserDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 62) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, appInfo)
            self.init(_record: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppUnlinkUserType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 63) }
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

    public struct AppleLoginChangePolicyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 64) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.AppleLoginPolicy, previousValue: TeamLog.AppleLoginPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.AppleLoginPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.AppleLoginPolicy? { _record.unionOpt(1) }
    }

    public struct AppleLoginChangePolicyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 65) }
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

    public struct ApplyNamingConventionDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 67) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct ApplyNamingConventionType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 68) }
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

    public struct BackupAdminInvitationSentDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 70) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct BackupAdminInvitationSentType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 71) }
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

    public struct BackupInvitationOpenedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 72) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct BackupInvitationOpenedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 73) }
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

    public struct BinderAddPageDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 75) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var docTitle: String { _record.string(1) }
        @export(implementation) public var binderItemName: String { _record.string(2) }
    }

    public struct BinderAddPageType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 76) }
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

    public struct BinderAddSectionDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 77) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var docTitle: String { _record.string(1) }
        @export(implementation) public var binderItemName: String { _record.string(2) }
    }

    public struct BinderAddSectionType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 78) }
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

    public struct BinderRemovePageDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 79) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var docTitle: String { _record.string(1) }
        @export(implementation) public var binderItemName: String { _record.string(2) }
    }

    public struct BinderRemovePageType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 80) }
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

    public struct BinderRemoveSectionDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 81) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var docTitle: String { _record.string(1) }
        @export(implementation) public var binderItemName: String { _record.string(2) }
    }

    public struct BinderRemoveSectionType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 82) }
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

    public struct BinderRenamePageDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 83) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
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
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var docTitle: String { _record.string(1) }
        @export(implementation) public var binderItemName: String { _record.string(2) }
        @export(implementation) public var previousBinderItemName: String? { _record.stringOpt(3) }
    }

    public struct BinderRenamePageType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 84) }
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

    public struct BinderRenameSectionDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 85) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
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
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var docTitle: String { _record.string(1) }
        @export(implementation) public var binderItemName: String { _record.string(2) }
        @export(implementation) public var previousBinderItemName: String? { _record.stringOpt(3) }
    }

    public struct BinderRenameSectionType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 86) }
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

    public struct BinderReorderPageDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 87) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var docTitle: String { _record.string(1) }
        @export(implementation) public var binderItemName: String { _record.string(2) }
    }

    public struct BinderReorderPageType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 88) }
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

    public struct BinderReorderSectionDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 89) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var docTitle: String { _record.string(1) }
        @export(implementation) public var binderItemName: String { _record.string(2) }
    }

    public struct BinderReorderSectionType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 90) }
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
