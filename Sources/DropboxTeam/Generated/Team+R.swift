// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// What became of one member.
    public enum RemoveCustomQuotaResult: StoneUnion, CustomStringConvertible {
        /// Their space limit is gone.
        case success(Team.UserSelectorArg)
        /// This person cannot be chosen; the value tells who.
        case invalidUser(Team.UserSelectorArg)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 192) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success(_value.union())
            case 1: self = .invalidUser(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .boxed(0, union: value._value)
            case .invalidUser(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// What is left of a former member.
    public struct RemovedStatus: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 193) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(isRecoverable: Bool, isDisconnected: Bool) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, isRecoverable)
            builder.bool(1, isDisconnected)
            _record = builder.record()
        }

        /// Whether they can be taken back.
        public var isRecoverable: Bool { _record.bool(0) }
        /// Whether they kept their account as a personal one.
        public var isDisconnected: Bool { _record.bool(1) }
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

        public static var _type: TypeRef { TypeRef(Team._schema, 194) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success(_value.string())
            case 1: self = .notPending(_value.string())
            case 2: self = .rateLimited(_value.string())
            default: self = .other
            }
        }

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
    public struct ResendVerificationEmailArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 195) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(emailsToResend: [Team.UserSecondaryEmailsArg]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, emailsToResend)
            _record = builder.record()
        }

        /// Members, each with the addresses to confirm.
        public var emailsToResend: [Team.UserSecondaryEmailsArg] { _record.list(0) }
    }

    /// What became of each member.
    public struct ResendVerificationEmailResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 196) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(results: [Team.UserResendResult]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, results)
            _record = builder.record()
        }

        /// One outcome for each member.
        public var results: [Team.UserResendResult] { _record.unions(0) }
    }

    /// A computer to unlink.
    public struct RevokeDesktopClientArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 197) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sessionId: String, teamMemberId: String, deleteOnUnlink: Bool = false) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sessionId)
            builder.string(1, teamMemberId)
            builder.bool(2, deleteOnUnlink)
            _record = builder.record()
        }

        /// The session.
        public var sessionId: String { _record.string(0) }
        /// The member, `dbmid:…`.
        public var teamMemberId: String { _record.string(1) }
        /// Whether to delete the account's files on it, the next time it is online and if it can do so. Default:
        /// `false`.
        public var deleteOnUnlink: Bool { _record.bool(2) }
    }

    /// A session to end.
    public enum RevokeDeviceSessionArg: StoneUnion, CustomStringConvertible {
        /// A session in a browser.
        case webSession(Team.DeviceSessionArg)
        /// A computer.
        case desktopClient(Team.RevokeDesktopClientArg)
        /// A mobile device.
        case mobileClient(Team.DeviceSessionArg)

        public static var _type: TypeRef { TypeRef(Team._schema, 198) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .webSession(Team.DeviceSessionArg(_record: payload))
            case 1: self = .desktopClient(Team.RevokeDesktopClientArg(_record: payload))
            default: self = .mobileClient(Team.DeviceSessionArg(_record: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .webSession(let value): .variant(0, value._record)
            case .desktopClient(let value): .variant(1, value._record)
            case .mobileClient(let value): .variant(2, value._record)
            }
        }
    }

    /// Which sessions to end.
    public struct RevokeDeviceSessionBatchArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 199) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(revokeDevices: [Team.RevokeDeviceSessionArg]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, revokeDevices)
            _record = builder.record()
        }

        /// The sessions to end.
        public var revokeDevices: [Team.RevokeDeviceSessionArg] { _record.unions(0) }
    }

    /// Why no sessions were ended.
    public enum RevokeDeviceSessionBatchError: StoneUnion, CustomStringConvertible {
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 200) }

        public init(_value: Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// What became of each session.
    public struct RevokeDeviceSessionBatchResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 201) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(revokeDevicesStatus: [Team.RevokeDeviceSessionStatus]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, revokeDevicesStatus)
            _record = builder.record()
        }

        /// One outcome for each session, in the order of the request.
        public var revokeDevicesStatus: [Team.RevokeDeviceSessionStatus] { _record.list(0) }
    }

    /// Why a session was not ended.
    public enum RevokeDeviceSessionError: StoneUnion, CustomStringConvertible {
        /// There is no such session.
        case deviceSessionNotFound
        /// There is no such member.
        case memberNotFound
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 202) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .deviceSessionNotFound
            case 1: self = .memberNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .deviceSessionNotFound: .tag(0)
            case .memberNotFound: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// What became of one session.
    public struct RevokeDeviceSessionStatus: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 203) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(success: Bool, errorType: Team.RevokeDeviceSessionError? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, success)
            builder.union(1, errorType?._value)
            _record = builder.record()
        }

        /// Whether it has ended.
        public var success: Bool { _record.bool(0) }
        /// Why it has not.
        public var errorType: Team.RevokeDeviceSessionError? { _record.unionOpt(1) }
    }

    /// Which app to unlink from whose account.
    public struct RevokeLinkedApiAppArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 204) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(appId: String, teamMemberId: String, keepAppFolder: Bool = true) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, appId)
            builder.string(1, teamMemberId)
            builder.bool(2, keepAppFolder)
            _record = builder.record()
        }

        /// The app.
        public var appId: String { _record.string(0) }
        /// The member, `dbmid:…`.
        public var teamMemberId: String { _record.string(1) }
        /// Has no effect: the folder of the app stays. Default: `true`. Deprecated.
        public var keepAppFolder: Bool { _record.bool(2, true) }
    }

    /// Which apps to unlink.
    public struct RevokeLinkedApiAppBatchArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 205) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(revokeLinkedApp: [Team.RevokeLinkedApiAppArg]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, revokeLinkedApp)
            _record = builder.record()
        }

        /// The apps to unlink.
        public var revokeLinkedApp: [Team.RevokeLinkedApiAppArg] { _record.list(0) }
    }

    /// Why no apps were unlinked.
    public enum RevokeLinkedAppBatchError: StoneUnion, CustomStringConvertible {
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 206) }

        public init(_value: Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// What became of each app.
    public struct RevokeLinkedAppBatchResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 207) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(revokeLinkedAppStatus: [Team.RevokeLinkedAppStatus]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, revokeLinkedAppStatus)
            _record = builder.record()
        }

        /// One outcome for each app, in the order of the request.
        public var revokeLinkedAppStatus: [Team.RevokeLinkedAppStatus] { _record.list(0) }
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

        public static var _type: TypeRef { TypeRef(Team._schema, 208) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .appNotFound
            case 1: self = .memberNotFound
            case 2: self = .appFolderRemovalNotSupported
            default: self = .other
            }
        }

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
    public struct RevokeLinkedAppStatus: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 209) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(success: Bool, errorType: Team.RevokeLinkedAppError? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, success)
            builder.union(1, errorType?._value)
            _record = builder.record()
        }

        /// Whether it is unlinked.
        public var success: Bool { _record.bool(0) }
        /// Why it is not.
        public var errorType: Team.RevokeLinkedAppError? { _record.unionOpt(1) }
    }
}
