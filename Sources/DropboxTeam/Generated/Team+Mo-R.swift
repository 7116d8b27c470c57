// Generated from API/team.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Team {
    /// A kind of mobile device.
    public enum MobileClientPlatform: StoneUnion, CustomStringConvertible {
        /// iPhone.
        case iphone
        /// iPad.
        case ipad
        /// Android.
        case android
        /// Windows Phone.
        case windowsPhone
        /// BlackBerry.
        case blackberry
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(188) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .iphone
            case 1: self = .ipad
            case 2: self = .android
            case 3: self = .windowsPhone
            case 4: self = .blackberry
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .iphone: .tag(0)
            case .ipad: .tag(1)
            case .android: .tag(2)
            case .windowsPhone: .tag(3)
            case .blackberry: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A mobile device that a member has linked.
    public struct MobileClientSession: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(189) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sessionId: String,
            deviceName: String,
            clientType: Team.MobileClientPlatform,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            clientVersion: String? = nil,
            osVersion: String? = nil,
            lastCarrier: String? = nil
        ) {
            var builder = RecordBuilder(Team._type(189))
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            builder.string(5, deviceName)
            builder.union(6, clientType._value)
            builder.string(7, clientVersion)
            builder.string(8, osVersion)
            builder.string(9, lastCarrier)
            self.init(_record: builder.record())
        }

        /// The identity of the session.
        @export(implementation) public var sessionId: String { _record.string(0) }
        /// The address of its latest activity.
        @export(implementation) public var ipAddress: String? { _record.stringOpt(1) }
        /// The country of its latest activity.
        @export(implementation) public var country: String? { _record.stringOpt(2) }
        /// When it began.
        @export(implementation) public var created: Date? { _record.dateOpt(3) }
        /// When it was last active.
        @export(implementation) public var updated: Date? { _record.dateOpt(4) }
        /// The name of the device.
        @export(implementation) public var deviceName: String { _record.string(5) }
        /// The kind of device.
        @export(implementation) public var clientType: Team.MobileClientPlatform { _record.union(6) }
        /// The version of the Dropbox app.
        @export(implementation) public var clientVersion: String? { _record.stringOpt(7) }
        /// The version of the operating system.
        @export(implementation) public var osVersion: String? { _record.stringOpt(8) }
        /// The carrier that it last used.
        @export(implementation) public var lastCarrier: String? { _record.stringOpt(9) }
    }

    /// A namespace that the team can reach.
    public struct NamespaceMetadata: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(190) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            name: String,
            namespaceId: String,
            namespaceType: Team.NamespaceType,
            teamMemberId: String? = nil,
            quotaLimit: Int64 = 0
        ) {
            var builder = RecordBuilder(Team._type(190))
            builder.string(0, name)
            builder.string(1, namespaceId)
            builder.union(2, namespaceType._value)
            builder.string(3, teamMemberId)
            builder.int64(4, quotaLimit)
            self.init(_record: builder.record())
        }

        /// Its name.
        @export(implementation) public var name: String { _record.string(0) }
        /// Its identity, for paths like `ns:ID/…` and for path roots. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var namespaceId: String { _record.string(1) }
        /// What it is.
        @export(implementation) public var namespaceType: Team.NamespaceType { _record.union(2) }
        /// The member to whom it belongs, if it is a home folder or an app folder.
        @export(implementation) public var teamMemberId: String? { _record.stringOpt(3) }
        /// How many bytes it may hold. For team folders only. Default: 0.
        @export(implementation) public var quotaLimit: Int64 { _record.int64(4) }
    }

    /// What a namespace is.
    public enum NamespaceType: StoneUnion, CustomStringConvertible {
        /// The folder of an app.
        case appFolder
        /// A shared folder.
        case sharedFolder
        /// A team folder.
        case teamFolder
        /// The home folder of a member.
        case teamMemberFolder
        /// The root of a member.
        case teamMemberRoot
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(191) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .appFolder
            case 1: self = .sharedFolder
            case 2: self = .teamFolder
            case 3: self = .teamMemberFolder
            case 4: self = .teamMemberRoot
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .appFolder: .tag(0)
            case .sharedFolder: .tag(1)
            case .teamFolder: .tag(2)
            case .teamMemberFolder: .tag(3)
            case .teamMemberRoot: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// What became of one member.
    public enum RemoveCustomQuotaResult: StoneUnion, CustomStringConvertible {
        /// Their space limit is gone.
        case success(Team.UserSelectorArg)
        /// This person cannot be chosen; the value tells who.
        case invalidUser(Team.UserSelectorArg)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(192) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success(_value.union())
            case 1: self = .invalidUser(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .boxed(0, union: value._value)
            case .invalidUser(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// What is left of a former member.
    public struct RemovedStatus: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(193) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(isRecoverable: Bool, isDisconnected: Bool) {
            var builder = RecordBuilder(Team._type(193))
            builder.bool(0, isRecoverable)
            builder.bool(1, isDisconnected)
            self.init(_record: builder.record())
        }

        /// Whether they can be taken back.
        @export(implementation) public var isRecoverable: Bool { _record.bool(0) }
        /// Whether they kept their account as a personal one.
        @export(implementation) public var isDisconnected: Bool { _record.bool(1) }
    }

    /// What became of one email address.
    public enum ResendSecondaryEmailResult: StoneUnion, CustomStringConvertible {
        /// The mail was sent; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case success(String)
        /// It does not wait to be confirmed; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case notPending(String)
        /// Too much mail has gone to this address. Try again later; the value is the address. At most 255 characters.
        /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case rateLimited(String)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(194) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success(_value.string())
            case 1: self = .notPending(_value.string())
            case 2: self = .rateLimited(_value.string())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .boxed(0, string: value)
            case .notPending(let value): .boxed(1, string: value)
            case .rateLimited(let value): .boxed(2, string: value)
            case .other: .tag(3)
            }
        }
    }

    /// Whom to send mail again.
    public struct ResendVerificationEmailArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(195) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(emailsToResend: [Team.UserSecondaryEmailsArg]) {
            var builder = RecordBuilder(Team._type(195))
            builder.list(0, emailsToResend)
            self.init(_record: builder.record())
        }

        /// Members, each with the addresses to confirm.
        @export(implementation) public var emailsToResend: [Team.UserSecondaryEmailsArg] { _record.list(0) }
    }

    /// What became of each member.
    public struct ResendVerificationEmailResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(196) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(results: [Team.UserResendResult]) {
            var builder = RecordBuilder(Team._type(196))
            builder.unions(0, results)
            self.init(_record: builder.record())
        }

        /// One outcome for each member.
        @export(implementation) public var results: [Team.UserResendResult] { _record.unions(0) }
    }

    /// A computer to unlink.
    public struct RevokeDesktopClientArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(197) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sessionId: String, teamMemberId: String, deleteOnUnlink: Bool = false) {
            var builder = RecordBuilder(Team._type(197))
            builder.string(0, sessionId)
            builder.string(1, teamMemberId)
            builder.bool(2, deleteOnUnlink)
            self.init(_record: builder.record())
        }

        /// The session.
        @export(implementation) public var sessionId: String { _record.string(0) }
        /// The member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _record.string(1) }
        /// Whether to delete the account's files on it, the next time it is online and if it can do so. Default:
        /// `false`.
        @export(implementation) public var deleteOnUnlink: Bool { _record.bool(2) }
    }

    /// A session to end.
    public enum RevokeDeviceSessionArg: StoneUnion, CustomStringConvertible {
        /// A session in a browser.
        case webSession(Team.DeviceSessionArg)
        /// A computer.
        case desktopClient(Team.RevokeDesktopClientArg)
        /// A mobile device.
        case mobileClient(Team.DeviceSessionArg)

        @export(implementation) public static var _type: TypeRef { Team._type(198) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .webSession(Team.DeviceSessionArg(_record: payload))
            case 1: self = .desktopClient(Team.RevokeDesktopClientArg(_record: payload))
            default: self = .mobileClient(Team.DeviceSessionArg(_record: payload))
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .webSession(let value): .variant(0, value._record)
            case .desktopClient(let value): .variant(1, value._record)
            case .mobileClient(let value): .variant(2, value._record)
            }
        }
    }

    /// Which sessions to end.
    public struct RevokeDeviceSessionBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(199) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(revokeDevices: [Team.RevokeDeviceSessionArg]) {
            var builder = RecordBuilder(Team._type(199))
            builder.unions(0, revokeDevices)
            self.init(_record: builder.record())
        }

        /// The sessions to end.
        @export(implementation) public var revokeDevices: [Team.RevokeDeviceSessionArg] { _record.unions(0) }
    }

    /// Why no sessions were ended.
    public enum RevokeDeviceSessionBatchError: StoneUnion, CustomStringConvertible {
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(200) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// What became of each session.
    public struct RevokeDeviceSessionBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(201) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(revokeDevicesStatus: [Team.RevokeDeviceSessionStatus]) {
            var builder = RecordBuilder(Team._type(201))
            builder.list(0, revokeDevicesStatus)
            self.init(_record: builder.record())
        }

        /// One outcome for each session, in the order of the request.
        @export(implementation) public var revokeDevicesStatus: [Team.RevokeDeviceSessionStatus] { _record.list(0) }
    }

    /// Why a session was not ended.
    public enum RevokeDeviceSessionError: StoneUnion, CustomStringConvertible {
        /// There is no such session.
        case deviceSessionNotFound
        /// There is no such member.
        case memberNotFound
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(202) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .deviceSessionNotFound
            case 1: self = .memberNotFound
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .deviceSessionNotFound: .tag(0)
            case .memberNotFound: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// What became of one session.
    public struct RevokeDeviceSessionStatus: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(203) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(success: Bool, errorType: Team.RevokeDeviceSessionError? = nil) {
            var builder = RecordBuilder(Team._type(203))
            builder.bool(0, success)
            builder.union(1, errorType?._value)
            self.init(_record: builder.record())
        }

        /// Whether it has ended.
        @export(implementation) public var success: Bool { _record.bool(0) }
        /// Why it has not.
        @export(implementation) public var errorType: Team.RevokeDeviceSessionError? { _record.unionOpt(1) }
    }

    /// Which app to unlink from whose account.
    public struct RevokeLinkedApiAppArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(204) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(appId: String, teamMemberId: String, keepAppFolder: Bool = true) {
            var builder = RecordBuilder(Team._type(204))
            builder.string(0, appId)
            builder.string(1, teamMemberId)
            builder.bool(2, keepAppFolder)
            self.init(_record: builder.record())
        }

        /// The app.
        @export(implementation) public var appId: String { _record.string(0) }
        /// The member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _record.string(1) }
        /// Has no effect: the folder of the app stays. Default: `true`. Deprecated.
        @export(implementation) public var keepAppFolder: Bool { _record.bool(2, true) }
    }

    /// Which apps to unlink.
    public struct RevokeLinkedApiAppBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(205) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(revokeLinkedApp: [Team.RevokeLinkedApiAppArg]) {
            var builder = RecordBuilder(Team._type(205))
            builder.list(0, revokeLinkedApp)
            self.init(_record: builder.record())
        }

        /// The apps to unlink.
        @export(implementation) public var revokeLinkedApp: [Team.RevokeLinkedApiAppArg] { _record.list(0) }
    }

    /// Why no apps were unlinked.
    public enum RevokeLinkedAppBatchError: StoneUnion, CustomStringConvertible {
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(206) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// What became of each app.
    public struct RevokeLinkedAppBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(207) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(revokeLinkedAppStatus: [Team.RevokeLinkedAppStatus]) {
            var builder = RecordBuilder(Team._type(207))
            builder.list(0, revokeLinkedAppStatus)
            self.init(_record: builder.record())
        }

        /// One outcome for each app, in the order of the request.
        @export(implementation) public var revokeLinkedAppStatus: [Team.RevokeLinkedAppStatus] { _record.list(0) }
    }

    /// Why an app was not unlinked.
    public enum RevokeLinkedAppError: StoneUnion, CustomStringConvertible {
        /// There is no such app.
        case appNotFound
        /// There is no such member.
        case memberNotFound
        /// The folder of the app cannot be removed.
        case appFolderRemovalNotSupported
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(208) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .appNotFound
            case 1: self = .memberNotFound
            case 2: self = .appFolderRemovalNotSupported
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .appNotFound: .tag(0)
            case .memberNotFound: .tag(1)
            case .appFolderRemovalNotSupported: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// What became of one app.
    public struct RevokeLinkedAppStatus: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(209) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(success: Bool, errorType: Team.RevokeLinkedAppError? = nil) {
            var builder = RecordBuilder(Team._type(209))
            builder.bool(0, success)
            builder.union(1, errorType?._value)
            self.init(_record: builder.record())
        }

        /// Whether it is unlinked.
        @export(implementation) public var success: Bool { _record.bool(0) }
        /// Why it is not.
        @export(implementation) public var errorType: Team.RevokeLinkedAppError? { _record.unionOpt(1) }
    }
}
