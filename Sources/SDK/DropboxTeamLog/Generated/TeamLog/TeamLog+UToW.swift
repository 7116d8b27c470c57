// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

extension TeamLog {
    /// Details of an event in which the application of a naming convention was undone.
    public struct UndoNamingConventionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1457))) }
    }

    /// The application of a naming convention was undone.
    public struct UndoNamingConventionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1458))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which multi-file organize was undone for a folder.
    public struct UndoOrganizeFolderWithTidyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1459))) }
    }

    /// Multi-file organize was undone for a folder.
    public struct UndoOrganizeFolderWithTidyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1460))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// An app that a user has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class UserLinkedAppLogInfo: TeamLog.AppLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public override init(appId: String? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1461))
            builder.string(0, appId)
            builder.string(1, displayName)
            super.init(_record: builder.record())
        }
    }

    /// The name of a user.
    public struct UserNameLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(givenName: String, surname: String, locale: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1463))
            builder.string(0, givenName)
            builder.string(1, surname)
            builder.string(2, locale)
            self.init(_plainRecord: builder.record())
        }

        /// The given name.
        @export(implementation) public var givenName: String { _plainRecord.string(0) }
        /// The family name.
        @export(implementation) public var surname: String { _plainRecord.string(1) }
        /// The locale of the name.
        @export(implementation) public var locale: String? { _plainRecord.stringOpt(2) }
    }

    /// An app that either a user or the team has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class UserOrTeamLinkedAppLogInfo: TeamLog.AppLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public override init(appId: String? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1464))
            builder.string(0, appId)
            builder.string(1, displayName)
            super.init(_record: builder.record())
        }
    }

    /// Details of an event in which tags were added to a file.
    public struct UserTagsAddedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(values: [String]) {
            var builder = RecordBuilder(TeamLog._type(1465))
            builder.strings(0, values)
            self.init(_plainRecord: builder.record())
        }

        /// The tags.
        @export(implementation) public var values: [String] { _plainRecord.strings(0) }
    }

    /// Tags were added to a file.
    public struct UserTagsAddedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1466))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which tags were removed from a file.
    public struct UserTagsRemovedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(values: [String]) {
            var builder = RecordBuilder(TeamLog._type(1467))
            builder.strings(0, values)
            self.init(_plainRecord: builder.record())
        }

        /// The tags.
        @export(implementation) public var values: [String] { _plainRecord.strings(0) }
    }

    /// Tags were removed from a file.
    public struct UserTagsRemovedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1468))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's viewer information policy was changed.
    public struct ViewerInfoPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: TeamLog.PassPolicy, newValue: TeamLog.PassPolicy) {
            var builder = RecordBuilder(TeamLog._type(1469))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.PassPolicy { _plainRecord.union(0) }
        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.PassPolicy { _plainRecord.union(1) }
    }

    /// The team's viewer information policy was changed.
    public struct ViewerInfoPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1470))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for watermarks.
    public enum WatermarkingPolicy: StoneUnion, CustomStringConvertible {
        /// The team can't use watermarks.
        case disabled
        /// The team can use watermarks.
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

    /// Details of an event in which the team's watermarking policy was changed.
    public struct WatermarkingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.WatermarkingPolicy, previousValue: TeamLog.WatermarkingPolicy) {
            var builder = RecordBuilder(TeamLog._type(1472))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.WatermarkingPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.WatermarkingPolicy { _plainRecord.union(1) }
    }

    /// The team's watermarking policy was changed.
    public struct WatermarkingPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1473))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A browser in which a user is signed in.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class WebDeviceSessionLogInfo: TeamLog.DeviceSessionLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            userAgent: String,
            os: String,
            browser: String,
            ipAddress: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            sessionInfo: TeamLog.WebSessionLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1474))
            builder.string(0, ipAddress)
            builder.date(1, created)
            builder.date(2, updated)
            builder.object(3, sessionInfo?._record)
            builder.string(4, userAgent)
            builder.string(5, os)
            builder.string(6, browser)
            super.init(_record: builder.record())
        }

        /// The session.
        @export(implementation) public var sessionInfo: TeamLog.WebSessionLogInfo? { _record.objectOpt(3) }
        /// The user agent of the browser.
        @export(implementation) public var userAgent: String { _record.string(4) }
        /// The operating system.
        @export(implementation) public var os: String { _record.string(5) }
        /// The name of the browser.
        @export(implementation) public var browser: String { _record.string(6) }
    }

    /// A session in a browser.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class WebSessionLogInfo: TeamLog.SessionLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public override init(sessionId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1475))
            builder.string(0, sessionId)
            super.init(_record: builder.record())
        }
    }

    /// Details of an event in which the limit on a member's active web sessions was changed.
    public struct WebSessionsChangeActiveSessionLimitDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: String, newValue: String) {
            var builder = RecordBuilder(TeamLog._type(1476))
            builder.string(0, previousValue)
            builder.string(1, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum number of active sessions before the change.
        @export(implementation) public var previousValue: String { _plainRecord.string(0) }
        /// The maximum number of active sessions after the change.
        @export(implementation) public var newValue: String { _plainRecord.string(1) }
    }

    /// The limit on a member's active web sessions was changed.
    public struct WebSessionsChangeActiveSessionLimitType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1477))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the maximum length of members' web sessions was changed.
    public struct WebSessionsChangeFixedLengthPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.WebSessionsFixedLengthPolicy? = nil,
            previousValue: TeamLog.WebSessionsFixedLengthPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1478))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum length of sessions after the change. `nil` if an older event lacks it.
        @export(implementation) public var newValue: TeamLog.WebSessionsFixedLengthPolicy? { _plainRecord.unionOpt(0) }
        /// The maximum length of sessions before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamLog.WebSessionsFixedLengthPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The maximum length of members' web sessions was changed.
    public struct WebSessionsChangeFixedLengthPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1479))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the maximum idle time of members' web sessions was changed.
    public struct WebSessionsChangeIdleLengthPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.WebSessionsIdleLengthPolicy? = nil,
            previousValue: TeamLog.WebSessionsIdleLengthPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1480))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum idle time of sessions after the change. `nil` if an older event lacks it.
        @export(implementation) public var newValue: TeamLog.WebSessionsIdleLengthPolicy? { _plainRecord.unionOpt(0) }
        /// The maximum idle time of sessions before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamLog.WebSessionsIdleLengthPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The maximum idle time of members' web sessions was changed.
    public struct WebSessionsChangeIdleLengthPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1481))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The maximum length of members' web sessions.
    public enum WebSessionsFixedLengthPolicy: StoneUnion, CustomStringConvertible {
        /// The maximum length.
        case defined(TeamLog.DurationLogInfo)
        /// The length isn't limited.
        case undefined
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .defined(.init(_plainRecord: payload))
            case 1: self = .undefined
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .defined(let value): .variant(0, value._plainRecord)
            case .undefined: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The maximum idle time of members' web sessions.
    public enum WebSessionsIdleLengthPolicy: StoneUnion, CustomStringConvertible {
        /// The maximum idle time.
        case defined(TeamLog.DurationLogInfo)
        /// The idle time isn't limited.
        case undefined
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .defined(.init(_plainRecord: payload))
            case 1: self = .undefined
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .defined(let value): .variant(0, value._plainRecord)
            case .undefined: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}

extension TeamLog {
    /// Converts `UndoNamingConventionDetails` from and to JSON.
    public typealias UndoNamingConventionDetailsSerializer = StoneSerializer<TeamLog.UndoNamingConventionDetails>
    /// Converts `UndoNamingConventionType` from and to JSON.
    public typealias UndoNamingConventionTypeSerializer = StoneSerializer<TeamLog.UndoNamingConventionType>
    /// Converts `UndoOrganizeFolderWithTidyDetails` from and to JSON.
    public typealias UndoOrganizeFolderWithTidyDetailsSerializer = StoneSerializer<TeamLog.UndoOrganizeFolderWithTidyDetails>
    /// Converts `UndoOrganizeFolderWithTidyType` from and to JSON.
    public typealias UndoOrganizeFolderWithTidyTypeSerializer = StoneSerializer<TeamLog.UndoOrganizeFolderWithTidyType>
    /// Converts `UserLinkedAppLogInfo` from and to JSON.
    public typealias UserLinkedAppLogInfoSerializer = StoneSerializer<TeamLog.UserLinkedAppLogInfo>
    /// Converts `UserNameLogInfo` from and to JSON.
    public typealias UserNameLogInfoSerializer = StoneSerializer<TeamLog.UserNameLogInfo>
    /// Converts `UserOrTeamLinkedAppLogInfo` from and to JSON.
    public typealias UserOrTeamLinkedAppLogInfoSerializer = StoneSerializer<TeamLog.UserOrTeamLinkedAppLogInfo>
    /// Converts `UserTagsAddedDetails` from and to JSON.
    public typealias UserTagsAddedDetailsSerializer = StoneSerializer<TeamLog.UserTagsAddedDetails>
    /// Converts `UserTagsAddedType` from and to JSON.
    public typealias UserTagsAddedTypeSerializer = StoneSerializer<TeamLog.UserTagsAddedType>
    /// Converts `UserTagsRemovedDetails` from and to JSON.
    public typealias UserTagsRemovedDetailsSerializer = StoneSerializer<TeamLog.UserTagsRemovedDetails>
    /// Converts `UserTagsRemovedType` from and to JSON.
    public typealias UserTagsRemovedTypeSerializer = StoneSerializer<TeamLog.UserTagsRemovedType>
    /// Converts `ViewerInfoPolicyChangedDetails` from and to JSON.
    public typealias ViewerInfoPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.ViewerInfoPolicyChangedDetails>
    /// Converts `ViewerInfoPolicyChangedType` from and to JSON.
    public typealias ViewerInfoPolicyChangedTypeSerializer = StoneSerializer<TeamLog.ViewerInfoPolicyChangedType>
    /// Converts `WatermarkingPolicy` from and to JSON.
    public typealias WatermarkingPolicySerializer = StoneSerializer<TeamLog.WatermarkingPolicy>
    /// Converts `WatermarkingPolicyChangedDetails` from and to JSON.
    public typealias WatermarkingPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.WatermarkingPolicyChangedDetails>
    /// Converts `WatermarkingPolicyChangedType` from and to JSON.
    public typealias WatermarkingPolicyChangedTypeSerializer = StoneSerializer<TeamLog.WatermarkingPolicyChangedType>
    /// Converts `WebDeviceSessionLogInfo` from and to JSON.
    public typealias WebDeviceSessionLogInfoSerializer = StoneSerializer<TeamLog.WebDeviceSessionLogInfo>
    /// Converts `WebSessionLogInfo` from and to JSON.
    public typealias WebSessionLogInfoSerializer = StoneSerializer<TeamLog.WebSessionLogInfo>
    /// Converts `WebSessionsChangeActiveSessionLimitDetails` from and to JSON.
    public typealias WebSessionsChangeActiveSessionLimitDetailsSerializer = StoneSerializer<TeamLog.WebSessionsChangeActiveSessionLimitDetails>
    /// Converts `WebSessionsChangeActiveSessionLimitType` from and to JSON.
    public typealias WebSessionsChangeActiveSessionLimitTypeSerializer = StoneSerializer<TeamLog.WebSessionsChangeActiveSessionLimitType>
    /// Converts `WebSessionsChangeFixedLengthPolicyDetails` from and to JSON.
    public typealias WebSessionsChangeFixedLengthPolicyDetailsSerializer = StoneSerializer<TeamLog.WebSessionsChangeFixedLengthPolicyDetails>
    /// Converts `WebSessionsChangeFixedLengthPolicyType` from and to JSON.
    public typealias WebSessionsChangeFixedLengthPolicyTypeSerializer = StoneSerializer<TeamLog.WebSessionsChangeFixedLengthPolicyType>
    /// Converts `WebSessionsChangeIdleLengthPolicyDetails` from and to JSON.
    public typealias WebSessionsChangeIdleLengthPolicyDetailsSerializer = StoneSerializer<TeamLog.WebSessionsChangeIdleLengthPolicyDetails>
    /// Converts `WebSessionsChangeIdleLengthPolicyType` from and to JSON.
    public typealias WebSessionsChangeIdleLengthPolicyTypeSerializer = StoneSerializer<TeamLog.WebSessionsChangeIdleLengthPolicyType>
    /// Converts `WebSessionsFixedLengthPolicy` from and to JSON.
    public typealias WebSessionsFixedLengthPolicySerializer = StoneSerializer<TeamLog.WebSessionsFixedLengthPolicy>
    /// Converts `WebSessionsIdleLengthPolicy` from and to JSON.
    public typealias WebSessionsIdleLengthPolicySerializer = StoneSerializer<TeamLog.WebSessionsIdleLengthPolicy>
}
