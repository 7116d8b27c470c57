// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import DropboxTeam
import Foundation

extension TeamLog {
    /// The type of a label on a file or folder.
    public enum LabelType: StoneUnion, CustomStringConvertible {
        /// A label for personal information.
        case personalInformation
        /// A label for tests only.
        case testOnly
        /// A tag that a user defined.
        case userDefinedTag
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .personalInformation
            case 1: self = .testOnly
            case 2: self = .userDefinedTag
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .personalInformation: .tag(0)
            case .testOnly: .tag(1)
            case .userDefinedTag: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A device or browser in older events. Many fields may be `nil`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class LegacyDeviceSessionLogInfo: TeamLog.DeviceSessionLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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
            builder.polymorphic(3, sessionInfo)
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
        @export(implementation) public var sessionInfo: TeamLog.SessionLogInfo? { _record.polymorphicOpt(3) }
        /// The name of the device.
        @export(implementation) public var displayName: String? { _record.stringOpt(4) }
        /// A Boolean value that indicates whether the device is managed by enterprise mobility management (EMM).
        @export(implementation) public var isEmmManaged: Bool? { _record.boolOpt(5) }
        /// The operating system.
        @export(implementation) public var platform: String? { _record.stringOpt(6) }
        /// The MAC address of the last activity.
        @export(implementation) public var macAddress: String? { _record.stringOpt(7) }
        /// The version of the operating system.
        @export(implementation) public var osVersion: String? { _record.stringOpt(8) }
        /// The type of the device.
        @export(implementation) public var deviceType: String? { _record.stringOpt(9) }
        /// The version of the Dropbox app.
        @export(implementation) public var clientVersion: String? { _record.stringOpt(10) }
        /// The identifier that older events have instead of a session identifier.
        @export(implementation) public var legacyUniqId: String? { _record.stringOpt(11) }
    }

    /// The settings of a Send and Track link.
    public struct LinkSettingsLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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
            self.init(_plainRecord: builder.record())
        }

        /// The name of the link.
        @export(implementation) public var name: String { _plainRecord.string(0) }
        /// A Boolean value that indicates whether visitors must enter an email address.
        @export(implementation) public var requireEmail: Bool { _plainRecord.bool(1) }
        /// A Boolean value that indicates whether visitors can download the content.
        @export(implementation) public var downloadable: Bool { _plainRecord.bool(2) }
        /// The time at which the link expires. `nil` if it doesn't expire.
        @export(implementation) public var expireAt: Date? { _plainRecord.dateOpt(3) }
        /// A Boolean value that indicates whether visitors must enter a password.
        @export(implementation) public var passwordRequired: Bool { _plainRecord.bool(4) }
        /// The URL of the link.
        @export(implementation) public var url: String { _plainRecord.string(5) }
    }

    /// A device or browser.
    public enum LinkedDeviceLogInfo: StoneUnion, CustomStringConvertible {
        /// A computer.
        case desktopDeviceSession(TeamLog.DesktopDeviceSessionLogInfo)
        /// A device or browser in older events.
        case legacyDeviceSession(TeamLog.LegacyDeviceSessionLogInfo)
        /// A mobile device.
        case mobileDeviceSession(TeamLog.MobileDeviceSessionLogInfo)
        /// A browser.
        case webDeviceSession(TeamLog.WebDeviceSessionLogInfo)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .desktopDeviceSession(.init(_record: payload))
            case 1: self = .legacyDeviceSession(.init(_record: payload))
            case 2: self = .mobileDeviceSession(.init(_record: payload))
            case 3: self = .webDeviceSession(.init(_record: payload))
            default: self = .other
            }
        }

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

    /// A value that indicates whether a file is locked.
    public enum LockStatus: StoneUnion, CustomStringConvertible {
        /// The file is locked.
        case locked
        /// The file isn't locked.
        case unlocked
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .locked
            case 1: self = .unlocked
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .locked: .tag(0)
            case .unlocked: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which a sign-in failed.
    public struct LoginFailDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            loginMethod: TeamLog.LoginMethod,
            errorDetails: TeamLog.FailureDetailsLogInfo,
            isEmmManaged: Bool? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(582))
            builder.bool(0, isEmmManaged)
            builder.union(1, loginMethod._value)
            builder.object(2, errorDetails._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the device is managed by enterprise mobility management (EMM). `nil`
        /// if an older event lacks it.
        @export(implementation) public var isEmmManaged: Bool? { _plainRecord.boolOpt(0) }
        /// The method of the sign-in.
        @export(implementation) public var loginMethod: TeamLog.LoginMethod { _plainRecord.union(1) }
        /// The reason for the failure.
        @export(implementation) public var errorDetails: TeamLog.FailureDetailsLogInfo { _plainRecord.object(2) }
    }

    /// A sign-in failed.
    public struct LoginFailType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(583))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The method by which a user signs in.
    public enum LoginMethod: StoneUnion, CustomStringConvertible {
        /// An Apple account, by OAuth.
        case appleOauth
        /// A first-party token exchange.
        case firstPartyTokenExchange
        /// A Google account, by OAuth.
        case googleOauth
        /// A Kakao account, by OAuth.
        case kakaoOauth
        /// A Lenovo account, by OAuth.
        case lenovoOauth
        /// A passkey.
        case passkey
        /// A password.
        case password
        /// A QR code.
        case qrCode
        /// SAML single sign-on.
        case saml
        /// Two-step verification.
        case twoFactorAuthentication
        /// A web session.
        case webSession
        /// A Microsoft account, by OAuth.
        case microsoftOauth
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which a user signed in.
    public struct LoginSuccessDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(loginMethod: TeamLog.LoginMethod, isEmmManaged: Bool? = nil) {
            var builder = RecordBuilder(TeamLog._type(585))
            builder.bool(0, isEmmManaged)
            builder.union(1, loginMethod._value)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the device is managed by enterprise mobility management (EMM). `nil`
        /// if an older event lacks it.
        @export(implementation) public var isEmmManaged: Bool? { _plainRecord.boolOpt(0) }
        /// The method of the sign-in.
        @export(implementation) public var loginMethod: TeamLog.LoginMethod { _plainRecord.union(1) }
    }

    /// A user signed in.
    public struct LoginSuccessType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(586))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user signed out.
    public struct LogoutDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(loginId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(587))
            builder.string(0, loginId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the sign-in session.
        @export(implementation) public var loginId: String? { _plainRecord.stringOpt(0) }
    }

    /// A user signed out.
    public struct LogoutType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(588))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The state of the list of files that malware alerts ignore.
    public struct MalwareExclusionState: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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
            self.init(_plainRecord: builder.record())
        }

        /// The number of files that malware alerts ignore.
        @export(implementation) public var excludedFileHashesCount: Int64 { _plainRecord.int64(0) }
        /// The path of the file that was excluded last.
        @export(implementation) public var filePathFromLastExclusion: String? { _plainRecord.stringOpt(1) }
        /// The path of the file that was included again last.
        @export(implementation) public var filePathFromLastInclusion: String? { _plainRecord.stringOpt(2) }
    }

    /// Details of an event in which sign-in with Microsoft was enabled or disabled for the team.
    public struct MicrosoftLoginChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.MicrosoftLoginPolicy, previousValue: TeamLog.MicrosoftLoginPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(686))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.MicrosoftLoginPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.MicrosoftLoginPolicy? { _plainRecord.unionOpt(1) }
    }

    /// Sign-in with Microsoft was enabled or disabled for the team.
    public struct MicrosoftLoginChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(687))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for sign-in with Microsoft.
    public enum MicrosoftLoginPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Members can't sign in with Microsoft.
        case disabled
        /// Members can sign in with Microsoft.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the Microsoft Office add-in was enabled or disabled.
    public struct MicrosoftOfficeAddinChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.MicrosoftOfficeAddinPolicy,
            previousValue: TeamLog.MicrosoftOfficeAddinPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(689))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.MicrosoftOfficeAddinPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamLog.MicrosoftOfficeAddinPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The Microsoft Office add-in was enabled or disabled.
    public struct MicrosoftOfficeAddinChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(690))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for the Microsoft Office add-in.
    public enum MicrosoftOfficeAddinPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't use the add-in.
        case disabled
        /// Members can use the add-in.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// A placeholder for details that couldn't be retrieved.
    public struct MissingDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sourceEventFields: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(692))
            builder.string(0, sourceEventFields)
            self.init(_plainRecord: builder.record())
        }

        /// The data that could be retrieved, as text.
        @export(implementation) public var sourceEventFields: String? { _plainRecord.stringOpt(0) }
    }

    /// A mobile device that a user has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class MobileDeviceSessionLogInfo: TeamLog.DeviceSessionLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            deviceName: String,
            clientType: Team.MobileClientPlatform,
            ipAddress: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            sessionInfo: TeamLog.MobileSessionLogInfo? = nil,
            clientVersion: String? = nil,
            osVersion: String? = nil,
            lastCarrier: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(693))
            builder.string(0, ipAddress)
            builder.date(1, created)
            builder.date(2, updated)
            builder.object(3, sessionInfo?._record)
            builder.string(4, deviceName)
            builder.union(5, clientType._value)
            builder.string(6, clientVersion)
            builder.string(7, osVersion)
            builder.string(8, lastCarrier)
            super.init(_record: builder.record())
        }

        /// The session.
        @export(implementation) public var sessionInfo: TeamLog.MobileSessionLogInfo? { _record.objectOpt(3) }
        /// The name of the device.
        @export(implementation) public var deviceName: String { _record.string(4) }
        /// The type of the device.
        @export(implementation) public var clientType: Team.MobileClientPlatform { _record.union(5) }
        /// The version of the Dropbox app.
        @export(implementation) public var clientVersion: String? { _record.stringOpt(6) }
        /// The version of the operating system.
        @export(implementation) public var osVersion: String? { _record.stringOpt(7) }
        /// The last carrier that the device used.
        @export(implementation) public var lastCarrier: String? { _record.stringOpt(8) }
    }

    /// A session on a mobile device.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class MobileSessionLogInfo: TeamLog.SessionLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public override init(sessionId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(694))
            builder.string(0, sessionId)
            super.init(_record: builder.record())
        }
    }

    /// The policy for identities that belong to several teams.
    public enum MultiTeamIdentityPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Multi-team identities are disabled.
        case disabled
        /// Multi-team identities are enabled.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the team's policy for multi-team identities was changed.
    public struct MultiTeamIdentityPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.MultiTeamIdentityPolicy, previousValue: TeamLog.MultiTeamIdentityPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(696))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.MultiTeamIdentityPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.MultiTeamIdentityPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The team's policy for multi-team identities was changed.
    public struct MultiTeamIdentityPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(697))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `LabelType` from and to JSON.
    public typealias LabelTypeSerializer = StoneSerializer<TeamLog.LabelType>
    /// Converts `LegacyDeviceSessionLogInfo` from and to JSON.
    public typealias LegacyDeviceSessionLogInfoSerializer = StoneSerializer<TeamLog.LegacyDeviceSessionLogInfo>
    /// Converts `LinkSettingsLogInfo` from and to JSON.
    public typealias LinkSettingsLogInfoSerializer = StoneSerializer<TeamLog.LinkSettingsLogInfo>
    /// Converts `LinkedDeviceLogInfo` from and to JSON.
    public typealias LinkedDeviceLogInfoSerializer = StoneSerializer<TeamLog.LinkedDeviceLogInfo>
    /// Converts `LockStatus` from and to JSON.
    public typealias LockStatusSerializer = StoneSerializer<TeamLog.LockStatus>
    /// Converts `LoginFailDetails` from and to JSON.
    public typealias LoginFailDetailsSerializer = StoneSerializer<TeamLog.LoginFailDetails>
    /// Converts `LoginFailType` from and to JSON.
    public typealias LoginFailTypeSerializer = StoneSerializer<TeamLog.LoginFailType>
    /// Converts `LoginMethod` from and to JSON.
    public typealias LoginMethodSerializer = StoneSerializer<TeamLog.LoginMethod>
    /// Converts `LoginSuccessDetails` from and to JSON.
    public typealias LoginSuccessDetailsSerializer = StoneSerializer<TeamLog.LoginSuccessDetails>
    /// Converts `LoginSuccessType` from and to JSON.
    public typealias LoginSuccessTypeSerializer = StoneSerializer<TeamLog.LoginSuccessType>
    /// Converts `LogoutDetails` from and to JSON.
    public typealias LogoutDetailsSerializer = StoneSerializer<TeamLog.LogoutDetails>
    /// Converts `LogoutType` from and to JSON.
    public typealias LogoutTypeSerializer = StoneSerializer<TeamLog.LogoutType>
    /// Converts `MalwareExclusionState` from and to JSON.
    public typealias MalwareExclusionStateSerializer = StoneSerializer<TeamLog.MalwareExclusionState>
    /// Converts `MicrosoftLoginChangePolicyDetails` from and to JSON.
    public typealias MicrosoftLoginChangePolicyDetailsSerializer = StoneSerializer<TeamLog.MicrosoftLoginChangePolicyDetails>
    /// Converts `MicrosoftLoginChangePolicyType` from and to JSON.
    public typealias MicrosoftLoginChangePolicyTypeSerializer = StoneSerializer<TeamLog.MicrosoftLoginChangePolicyType>
    /// Converts `MicrosoftLoginPolicy` from and to JSON.
    public typealias MicrosoftLoginPolicySerializer = StoneSerializer<TeamLog.MicrosoftLoginPolicy>
    /// Converts `MicrosoftOfficeAddinChangePolicyDetails` from and to JSON.
    public typealias MicrosoftOfficeAddinChangePolicyDetailsSerializer = StoneSerializer<TeamLog.MicrosoftOfficeAddinChangePolicyDetails>
    /// Converts `MicrosoftOfficeAddinChangePolicyType` from and to JSON.
    public typealias MicrosoftOfficeAddinChangePolicyTypeSerializer = StoneSerializer<TeamLog.MicrosoftOfficeAddinChangePolicyType>
    /// Converts `MicrosoftOfficeAddinPolicy` from and to JSON.
    public typealias MicrosoftOfficeAddinPolicySerializer = StoneSerializer<TeamLog.MicrosoftOfficeAddinPolicy>
    /// Converts `MissingDetails` from and to JSON.
    public typealias MissingDetailsSerializer = StoneSerializer<TeamLog.MissingDetails>
    /// Converts `MobileDeviceSessionLogInfo` from and to JSON.
    public typealias MobileDeviceSessionLogInfoSerializer = StoneSerializer<TeamLog.MobileDeviceSessionLogInfo>
    /// Converts `MobileSessionLogInfo` from and to JSON.
    public typealias MobileSessionLogInfoSerializer = StoneSerializer<TeamLog.MobileSessionLogInfo>
    /// Converts `MultiTeamIdentityPolicy` from and to JSON.
    public typealias MultiTeamIdentityPolicySerializer = StoneSerializer<TeamLog.MultiTeamIdentityPolicy>
    /// Converts `MultiTeamIdentityPolicyChangedDetails` from and to JSON.
    public typealias MultiTeamIdentityPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.MultiTeamIdentityPolicyChangedDetails>
    /// Converts `MultiTeamIdentityPolicyChangedType` from and to JSON.
    public typealias MultiTeamIdentityPolicyChangedTypeSerializer = StoneSerializer<TeamLog.MultiTeamIdentityPolicyChangedType>
}
