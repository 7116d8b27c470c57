// Generated from API/team_log.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension TeamLog {
    public enum LabelType: StoneUnion, CustomStringConvertible {
        case personalInformation
        case testOnly
        case userDefinedTag
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(555) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .personalInformation
            case 1: self = .testOnly
            case 2: self = .userDefinedTag
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .personalInformation: .tag(0)
            case .testOnly: .tag(1)
            case .userDefinedTag: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A device or browser, as old events describe it. Much may be missing.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class LegacyDeviceSessionLogInfo: TeamLog.DeviceSessionLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(556) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            ipAddress: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            sessionInfo: TeamLog.SessionLogInfo? = nil,
            displayName: String? = nil,
            isEmmManaged: Bool? = nil,
            platform: String? = nil,
            macAddress: String? = nil,
            osVersion: String? = nil,
            deviceType: String? = nil,
            clientVersion: String? = nil,
            legacyUniqId: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(556))
            builder.string(0, ipAddress)
            builder.date(1, created)
            builder.date(2, updated)
            builder.poly(3, sessionInfo)
            builder.string(4, displayName)
            builder.bool(5, isEmmManaged)
            builder.string(6, platform)
            builder.string(7, macAddress)
            builder.string(8, osVersion)
            builder.string(9, deviceType)
            builder.string(10, clientVersion)
            builder.string(11, legacyUniqId)
            super.init(_record: builder.record())
        }

        /// The session.
        @export(implementation) public var sessionInfo: TeamLog.SessionLogInfo? { _record.polyOpt(3) }
        /// The name of the device.
        @export(implementation) public var displayName: String? { _record.stringOpt(4) }
        /// Whether the team manages the device.
        @export(implementation) public var isEmmManaged: Bool? { _record.boolOpt(5) }
        /// The operating system.
        @export(implementation) public var platform: String? { _record.stringOpt(6) }
        /// The hardware address of its latest activity.
        @export(implementation) public var macAddress: String? { _record.stringOpt(7) }
        /// The version of the operating system.
        @export(implementation) public var osVersion: String? { _record.stringOpt(8) }
        /// The kind of device.
        @export(implementation) public var deviceType: String? { _record.stringOpt(9) }
        /// The version of the Dropbox app.
        @export(implementation) public var clientVersion: String? { _record.stringOpt(10) }
        /// What old events have instead of the identity of a session.
        @export(implementation) public var legacyUniqId: String? { _record.stringOpt(11) }
    }

    public struct LegalHoldsActivateAHoldDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(557) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(legalHoldId: String, name: String, startDate: Date, endDate: Date? = nil) {
            var builder = RecordBuilder(TeamLog._type(557))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            builder.date(2, startDate)
            builder.date(3, endDate)
            self.init(_record: builder.record())
        }

        /// The identity of the legal hold.
        @export(implementation) public var legalHoldId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var startDate: Date { _record.date(2) }
        @export(implementation) public var endDate: Date? { _record.dateOpt(3) }
    }

    public struct LegalHoldsActivateAHoldType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(558) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(558))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct LegalHoldsAddMembersDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(559) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(legalHoldId: String, name: String) {
            var builder = RecordBuilder(TeamLog._type(559))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            self.init(_record: builder.record())
        }

        /// The identity of the legal hold.
        @export(implementation) public var legalHoldId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
    }

    public struct LegalHoldsAddMembersType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(560) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(560))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct LegalHoldsChangeHoldDetailsDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(561) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(legalHoldId: String, name: String, previousValue: String, newValue: String) {
            var builder = RecordBuilder(TeamLog._type(561))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            builder.string(2, previousValue)
            builder.string(3, newValue)
            self.init(_record: builder.record())
        }

        /// The identity of the legal hold.
        @export(implementation) public var legalHoldId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        /// The value before the change.
        @export(implementation) public var previousValue: String { _record.string(2) }
        /// The value after the change.
        @export(implementation) public var newValue: String { _record.string(3) }
    }

    public struct LegalHoldsChangeHoldDetailsType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(562) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(562))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct LegalHoldsChangeHoldNameDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(563) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(legalHoldId: String, previousValue: String, newValue: String) {
            var builder = RecordBuilder(TeamLog._type(563))
            builder.string(0, legalHoldId)
            builder.string(1, previousValue)
            builder.string(2, newValue)
            self.init(_record: builder.record())
        }

        /// The identity of the legal hold.
        @export(implementation) public var legalHoldId: String { _record.string(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: String { _record.string(1) }
        /// The value after the change.
        @export(implementation) public var newValue: String { _record.string(2) }
    }

    public struct LegalHoldsChangeHoldNameType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(564) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(564))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct LegalHoldsExportAHoldDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(565) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(legalHoldId: String, name: String, exportName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(565))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            builder.string(2, exportName)
            self.init(_record: builder.record())
        }

        /// The identity of the legal hold.
        @export(implementation) public var legalHoldId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var exportName: String? { _record.stringOpt(2) }
    }

    public struct LegalHoldsExportAHoldType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(566) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(566))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct LegalHoldsExportCancelledDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(567) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(legalHoldId: String, name: String, exportName: String) {
            var builder = RecordBuilder(TeamLog._type(567))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            builder.string(2, exportName)
            self.init(_record: builder.record())
        }

        /// The identity of the legal hold.
        @export(implementation) public var legalHoldId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var exportName: String { _record.string(2) }
    }

    public struct LegalHoldsExportCancelledType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(568) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(568))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct LegalHoldsExportDownloadedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(569) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            legalHoldId: String,
            name: String,
            exportName: String,
            part: String? = nil,
            fileName: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(569))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            builder.string(2, exportName)
            builder.string(3, part)
            builder.string(4, fileName)
            self.init(_record: builder.record())
        }

        /// The identity of the legal hold.
        @export(implementation) public var legalHoldId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var exportName: String { _record.string(2) }
        @export(implementation) public var part: String? { _record.stringOpt(3) }
        @export(implementation) public var fileName: String? { _record.stringOpt(4) }
    }

    public struct LegalHoldsExportDownloadedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(570) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(570))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct LegalHoldsExportRemovedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(571) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(legalHoldId: String, name: String, exportName: String) {
            var builder = RecordBuilder(TeamLog._type(571))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            builder.string(2, exportName)
            self.init(_record: builder.record())
        }

        /// The identity of the legal hold.
        @export(implementation) public var legalHoldId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var exportName: String { _record.string(2) }
    }

    public struct LegalHoldsExportRemovedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(572) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(572))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct LegalHoldsReleaseAHoldDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(573) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(legalHoldId: String, name: String) {
            var builder = RecordBuilder(TeamLog._type(573))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            self.init(_record: builder.record())
        }

        /// The identity of the legal hold.
        @export(implementation) public var legalHoldId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
    }

    public struct LegalHoldsReleaseAHoldType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(574) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(574))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct LegalHoldsRemoveMembersDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(575) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(legalHoldId: String, name: String) {
            var builder = RecordBuilder(TeamLog._type(575))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            self.init(_record: builder.record())
        }

        /// The identity of the legal hold.
        @export(implementation) public var legalHoldId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
    }

    public struct LegalHoldsRemoveMembersType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(576) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(576))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct LegalHoldsReportAHoldDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(577) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(legalHoldId: String, name: String) {
            var builder = RecordBuilder(TeamLog._type(577))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            self.init(_record: builder.record())
        }

        /// The identity of the legal hold.
        @export(implementation) public var legalHoldId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
    }

    public struct LegalHoldsReportAHoldType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(578) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(578))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct LinkSettingsLogInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(579) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            name: String,
            requireEmail: Bool,
            downloadable: Bool,
            passwordRequired: Bool,
            url: String,
            expireAt: Date? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(579))
            builder.string(0, name)
            builder.bool(1, requireEmail)
            builder.bool(2, downloadable)
            builder.date(3, expireAt)
            builder.bool(4, passwordRequired)
            builder.string(5, url)
            self.init(_record: builder.record())
        }

        @export(implementation) public var name: String { _record.string(0) }
        @export(implementation) public var requireEmail: Bool { _record.bool(1) }
        @export(implementation) public var downloadable: Bool { _record.bool(2) }
        @export(implementation) public var expireAt: Date? { _record.dateOpt(3) }
        @export(implementation) public var passwordRequired: Bool { _record.bool(4) }
        @export(implementation) public var url: String { _record.string(5) }
    }

    /// A device or browser.
    public enum LinkedDeviceLogInfo: StoneUnion, CustomStringConvertible {
        /// A computer.
        case desktopDeviceSession(TeamLog.DesktopDeviceSessionLogInfo)
        /// A device or browser, as old events describe it.
        case legacyDeviceSession(TeamLog.LegacyDeviceSessionLogInfo)
        /// A mobile device.
        case mobileDeviceSession(TeamLog.MobileDeviceSessionLogInfo)
        /// A browser.
        case webDeviceSession(TeamLog.WebDeviceSessionLogInfo)
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(580) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .desktopDeviceSession(TeamLog.DesktopDeviceSessionLogInfo(_record: payload))
            case 1: self = .legacyDeviceSession(TeamLog.LegacyDeviceSessionLogInfo(_record: payload))
            case 2: self = .mobileDeviceSession(TeamLog.MobileDeviceSessionLogInfo(_record: payload))
            case 3: self = .webDeviceSession(TeamLog.WebDeviceSessionLogInfo(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .desktopDeviceSession(let value): .variant(0, value._record)
            case .legacyDeviceSession(let value): .variant(1, value._record)
            case .mobileDeviceSession(let value): .variant(2, value._record)
            case .webDeviceSession(let value): .variant(3, value._record)
            case .other: .tag(4)
            }
        }
    }

    public enum LockStatus: StoneUnion, CustomStringConvertible {
        case locked
        case unlocked
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(581) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .locked
            case 1: self = .unlocked
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .locked: .tag(0)
            case .unlocked: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct LoginFailDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(582) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            loginMethod: TeamLog.LoginMethod,
            errorDetails: TeamLog.FailureDetailsLogInfo,
            isEmmManaged: Bool? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(582))
            builder.bool(0, isEmmManaged)
            builder.union(1, loginMethod._value)
            builder.object(2, errorDetails._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var isEmmManaged: Bool? { _record.boolOpt(0) }
        @export(implementation) public var loginMethod: TeamLog.LoginMethod { _record.union(1) }
        @export(implementation) public var errorDetails: TeamLog.FailureDetailsLogInfo { _record.object(2) }
    }

    public struct LoginFailType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(583) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(583))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum LoginMethod: StoneUnion, CustomStringConvertible {
        case appleOauth
        case firstPartyTokenExchange
        case googleOauth
        case kakaoOauth
        case lenovoOauth
        case passkey
        case password
        case qrCode
        case saml
        case twoFactorAuthentication
        case webSession
        case microsoftOauth
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(584) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .appleOauth
            case 1: self = .firstPartyTokenExchange
            case 2: self = .googleOauth
            case 3: self = .kakaoOauth
            case 4: self = .lenovoOauth
            case 5: self = .passkey
            case 6: self = .password
            case 7: self = .qrCode
            case 8: self = .saml
            case 9: self = .twoFactorAuthentication
            case 10: self = .webSession
            case 11: self = .microsoftOauth
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .appleOauth: .tag(0)
            case .firstPartyTokenExchange: .tag(1)
            case .googleOauth: .tag(2)
            case .kakaoOauth: .tag(3)
            case .lenovoOauth: .tag(4)
            case .passkey: .tag(5)
            case .password: .tag(6)
            case .qrCode: .tag(7)
            case .saml: .tag(8)
            case .twoFactorAuthentication: .tag(9)
            case .webSession: .tag(10)
            case .microsoftOauth: .tag(11)
            case .other: .tag(12)
            }
        }
    }

    public struct LoginSuccessDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(585) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(loginMethod: TeamLog.LoginMethod, isEmmManaged: Bool? = nil) {
            var builder = RecordBuilder(TeamLog._type(585))
            builder.bool(0, isEmmManaged)
            builder.union(1, loginMethod._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var isEmmManaged: Bool? { _record.boolOpt(0) }
        @export(implementation) public var loginMethod: TeamLog.LoginMethod { _record.union(1) }
    }

    public struct LoginSuccessType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(586) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(586))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct LogoutDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(587) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(loginId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(587))
            builder.string(0, loginId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var loginId: String? { _record.stringOpt(0) }
    }

    public struct LogoutType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(588) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(588))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MalwareExclusionState: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(589) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            excludedFileHashesCount: Int64,
            filePathFromLastExclusion: String? = nil,
            filePathFromLastInclusion: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(589))
            builder.int64(0, excludedFileHashesCount)
            builder.string(1, filePathFromLastExclusion)
            builder.string(2, filePathFromLastInclusion)
            self.init(_record: builder.record())
        }

        @export(implementation) public var excludedFileHashesCount: Int64 { _record.int64(0) }
        @export(implementation) public var filePathFromLastExclusion: String? { _record.stringOpt(1) }
        @export(implementation) public var filePathFromLastInclusion: String? { _record.stringOpt(2) }
    }
}
