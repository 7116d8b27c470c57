// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    /// A call of the API.
    public struct ApiSessionLogInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(50) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(requestId: String) {
            var builder = RecordBuilder(TeamLog._type(50))
            builder.string(0, requestId)
            self.init(_record: builder.record())
        }

        /// The identity of the request.
        @export(implementation) public var requestId: String { _record.string(0) }
    }

    public struct AppBlockedByPermissionsDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(51) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(TeamLog._type(51))
            builder.poly(0, appInfo)
            self.init(_record: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppBlockedByPermissionsType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(52) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(52))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct AppLinkTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(53) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(TeamLog._type(53))
            builder.poly(0, appInfo)
            self.init(_record: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppLinkTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(54) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(54))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct AppLinkUserDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(55) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(TeamLog._type(55))
            builder.poly(0, appInfo)
            self.init(_record: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppLinkUserType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(56) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(56))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    /// An app. Cast it to `TeamLog.UserLinkedAppLogInfo` or another of its kinds.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class AppLogInfo: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(57) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(appId: String? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(57))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(58) }
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
            var builder = RecordBuilder(TeamLog._type(58))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(59) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(59))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct AppUnlinkTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(60) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(TeamLog._type(60))
            builder.poly(0, appInfo)
            self.init(_record: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppUnlinkTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(61) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(61))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct AppUnlinkUserDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(62) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(TeamLog._type(62))
            builder.poly(0, appInfo)
            self.init(_record: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _record.poly(0) }
    }

    public struct AppUnlinkUserType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(63) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(63))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct AppleLoginChangePolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(64) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.AppleLoginPolicy, previousValue: TeamLog.AppleLoginPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(64))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(65) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(65))
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(66) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(67) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(67))) }
    }

    public struct ApplyNamingConventionType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(68) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(68))
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(69) }

        @export(implementation)
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

        @export(implementation)
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(70) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(70))) }
    }

    public struct BackupAdminInvitationSentType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(71) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(71))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct BackupInvitationOpenedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(72) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(72))) }
    }

    public struct BackupInvitationOpenedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(73) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(73))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum BackupStatus: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(74) }

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

    public struct BinderAddPageDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(75) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(TeamLog._type(75))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(76) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(76))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct BinderAddSectionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(77) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(TeamLog._type(77))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(78) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(78))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct BinderRemovePageDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(79) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(TeamLog._type(79))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(80) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(80))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct BinderRemoveSectionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(81) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(TeamLog._type(81))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(82) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(82))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct BinderRenamePageDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(83) }
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
            var builder = RecordBuilder(TeamLog._type(83))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(84) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(84))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct BinderRenameSectionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(85) }
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
            var builder = RecordBuilder(TeamLog._type(85))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(86) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(86))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct BinderReorderPageDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(87) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(TeamLog._type(87))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(88) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(88))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct BinderReorderSectionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(89) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(TeamLog._type(89))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(90) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(90))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
